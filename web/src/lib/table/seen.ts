// How far the reader has followed a table's journal, kept in the browser: for "since you were here".

const key = (table: string): string => `cogwright-seen-${table}`;

export function lastSeen(table: string): number | null {
  const kept = localStorage.getItem(key(table));
  return kept === null ? null : Number(kept);
}

export function keepSeen(table: string, number: number): void {
  localStorage.setItem(key(table), String(number));
}
