/**
 * The key code of keys that belong to the input method. Safari ends a composition before the key that ended it, and
 * marks that key only with this code.
 */
const COMPOSING = 229;

/** Returns whether a key belongs to the input method, such as the Enter that ends a composition. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === COMPOSING;
