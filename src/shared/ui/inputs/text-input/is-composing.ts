/** Safari ends a composition before the key that ended it, and marks the key with this code alone. */
const COMPOSING = 229;

/** Whether a key belongs to the input method, such as the Enter that ends a composition. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === COMPOSING;
