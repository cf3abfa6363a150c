export { ALT, hasModifier, MOD } from './modifiers';
export { ShortcutsDialog, type ShortcutGroup } from './shortcuts-dialog';
