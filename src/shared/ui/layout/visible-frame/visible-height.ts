export const VISIBLE_HEIGHT = '--visible-height';
export const visibleHeight = `var(${VISIBLE_HEIGHT}, 100dvh)`;
