export type ThemeChoice = 'light' | 'dark' | 'system';

const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();

/** Holds the theme while storage is unavailable (private windows, blocked site data), until the page is closed. */
let inMemory: ThemeChoice = 'system';

const isFixed = (value: unknown): value is 'light' | 'dark' => value === 'light' || value === 'dark';

export const readThemeChoice = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isFixed(stored) ? stored : 'system';
  } catch {
    return inMemory;
  }
};

export const applyThemeChoice = (choice: ThemeChoice = readThemeChoice()): void => {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
};

export const saveThemeChoice = (choice: ThemeChoice): void => {
  inMemory = choice;
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // The choice is already kept in memory.
  }
  applyThemeChoice(choice);
  for (const notify of listeners) notify();
};

/** Covers choices made here and in other tabs. */
export const subscribeToThemeChoice = (notify: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    applyThemeChoice();
    notify();
  };
  listeners.add(notify);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', onStorage);
  };
};
