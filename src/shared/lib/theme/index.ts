export { applyThemeChoice, readThemeChoice, saveThemeChoice, type ThemeChoice } from './theme-choice';
export { useTheme } from './use-theme';
