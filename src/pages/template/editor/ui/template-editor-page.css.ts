import { style } from '@vanilla-extract/css';

export const editor = style({ display: 'contents' });
