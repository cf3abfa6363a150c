import { useSyncExternalStore } from 'react';
import { readThemeChoice, saveThemeChoice, subscribeToThemeChoice, type ThemeChoice } from './theme-choice';

export const useTheme = (): [choice: ThemeChoice, choose: (choice: ThemeChoice) => void] => [
  useSyncExternalStore(subscribeToThemeChoice, readThemeChoice),
  saveThemeChoice,
];
