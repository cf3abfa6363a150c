import { style } from '@vanilla-extract/css';

/** Holds the focus so that its words are read; it is nothing to press, and needs no ring. */
export const area = style({ outline: 'none' });
