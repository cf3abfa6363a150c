import { style } from '@vanilla-extract/css';

export const result = style({ width: '100%', maxWidth: 420 });
