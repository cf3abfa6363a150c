const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

export const MOD_KEY = isApple ? '⌘' : 'Ctrl';
export const ALT_KEY = isApple ? '⌥' : 'Alt';

/** The modifier isn't Ctrl on a Mac, where Ctrl+K deletes text. */
export const hasModifier = ({ metaKey, ctrlKey }: Pick<KeyboardEvent, 'metaKey' | 'ctrlKey'>): boolean =>
  isApple ? metaKey : ctrlKey;
