import { globalStyle, style } from '@vanilla-extract/css';

export const timeInputs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 112px', gap: 8 });
export const scheduleFields = style({});
globalStyle(`${scheduleFields} [role=radiogroup]`, { display: 'flex' });
globalStyle(`${scheduleFields} [role=radiogroup] > label`, { flex: 1, minHeight: 34 });
