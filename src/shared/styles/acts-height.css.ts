import { createVar } from '@vanilla-extract/css';

/**
 * The height of the action bar above the phone's tab bar. Pages with such a bar set this, so that toasts don't cover
 * it.
 */
export const actionBarHeight = createVar();
