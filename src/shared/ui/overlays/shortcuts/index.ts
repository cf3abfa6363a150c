export { ALT_KEY, hasModifier, MOD_KEY } from './modifiers';
export { ShortcutsDialog, type ShortcutGroup } from './shortcuts-dialog';
