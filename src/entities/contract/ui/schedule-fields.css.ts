import { globalStyle, style } from '@vanilla-extract/css';

export const time = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 112px', gap: 8 });
export const when = style({});
globalStyle(`${when} [role=radiogroup]`, { display: 'flex' });
globalStyle(`${when} [role=radiogroup] > label`, { flex: 1, minHeight: 34 });
