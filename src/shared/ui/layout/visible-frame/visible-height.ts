export const VISIBLE_HEIGHT = '--visible-height';
/** For styles inside a `VisibleFrame`. */
export const visibleHeight = `var(${VISIBLE_HEIGHT}, 100dvh)`;
