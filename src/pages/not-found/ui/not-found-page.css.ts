import { style } from '@vanilla-extract/css';

/** Has the focus so that screen readers read it. It cannot be pressed and needs no focus ring. */
export const area = style({ outline: 'none' });
