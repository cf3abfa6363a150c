import { createVar } from '@vanilla-extract/css';

/** How high the acts reach that stand above the tabs of a phone: a page that has some says so, or a toast would hide them. */
export const actsHeight = createVar();
