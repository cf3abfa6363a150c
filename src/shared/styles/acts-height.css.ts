import { createVar } from '@vanilla-extract/css';

/**
 * The height of the actions above the tabs of a phone. A page that has some sets it, because they would hide toasts
 * otherwise.
 */
export const actsHeight = createVar();
