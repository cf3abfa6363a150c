export const VISIBLE_HEIGHT = '--visible-height';
/** The visible height, for styles inside a `VisibleFrame`. */
export const visibleHeight = `var(${VISIBLE_HEIGHT}, 100dvh)`;
