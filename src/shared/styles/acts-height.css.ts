import { createVar } from '@vanilla-extract/css';

/** Height of the action bar above the phone's tab bar. Pages that have one set this so that it doesn't cover toasts. */
export const actionBarHeight = createVar();
