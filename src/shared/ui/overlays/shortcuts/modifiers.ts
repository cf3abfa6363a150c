const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The names of the modifier keys on this device. */
export const MOD_KEY = isApple ? '⌘' : 'Ctrl';
export const ALT_KEY = isApple ? '⌥' : 'Alt';

/** The modifier isn't Ctrl on a Mac, where Ctrl+K deletes text. */
export const hasModifier = ({ metaKey, ctrlKey }: Pick<KeyboardEvent, 'metaKey' | 'ctrlKey'>): boolean =>
  isApple ? metaKey : ctrlKey;
