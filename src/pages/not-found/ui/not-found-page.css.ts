import { style } from '@vanilla-extract/css';

/** Focused so that screen readers announce it. It is not interactive and needs no focus ring. */
export const area = style({ outline: 'none' });
