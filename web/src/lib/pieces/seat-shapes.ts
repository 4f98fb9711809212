// The sign of each seat: a shape in a square of 24 and a colour, so that the colour is never the only sign.

// Circle, square, triangle, diamond, hexagon, star.
const shapes = [
  'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20Z',
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z',
  'M12 2.5 22.5 21h-21Z',
  'M12 1.5 22.5 12 12 22.5 1.5 12Z',
  'M12 1.5 21.5 7v10L12 22.5 2.5 17V7Z',
  'm12 1.5 3.2 6.9 7.5.9-5.5 5.2 1.4 7.4-6.6-3.6-6.6 3.6 1.4-7.4L1.300 9.300l7.500-.9Z',
];

export function seatShape(seat: number): string {
  return shapes[seat % shapes.length] ?? '';
}

export function seatColour(seat: number): string {
  return `var(--seat-${seat % shapes.length})`;
}
