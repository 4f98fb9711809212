// Light, dark, or as the device likes it; the choice is kept in the browser.

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const stored = 'cogwright-theme';

class ThemeChoice {
  current = $state<Theme>('auto');
}

export const theme = new ThemeChoice();

export function restoreTheme(): void {
  const kept = localStorage.getItem(stored);
  setTheme(themes.find((name) => name === kept) ?? 'auto');
}

export function setTheme(name: Theme): void {
  theme.current = name;
  localStorage.setItem(stored, name);
  if (name === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
}
