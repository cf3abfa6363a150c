import { style } from '@vanilla-extract/css';

/** Receives focus so that screen readers announce it. It isn't interactive, so it needs no focus ring. */
export const area = style({ outline: 'none' });
