const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** How the modifier keys are written on this device. */
export const MOD = isApple ? '⌘' : 'Ctrl';
export const ALT = isApple ? '⌥' : 'Alt';

/** Whether the modifier of shortcuts is pressed. Ctrl+K deletes text on a Mac, so it must not count there. */
export const hasModifier = ({ metaKey, ctrlKey }: Pick<KeyboardEvent, 'metaKey' | 'ctrlKey'>): boolean =>
  isApple ? metaKey : ctrlKey;
