import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: 16, margin: 0, padding: 0 });
export const row = style({ listStyle: 'none' });
