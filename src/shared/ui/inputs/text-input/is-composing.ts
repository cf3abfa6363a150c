/**
 * Keys that belong to the input method have this code. Safari ends a composition before the key that ended it, and
 * marks that key in no other way.
 */
const COMPOSING = 229;

/** True for keys that belong to the input method, such as the Enter that ends a composition. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === COMPOSING;
