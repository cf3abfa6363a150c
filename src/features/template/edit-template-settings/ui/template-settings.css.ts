import { style } from '@vanilla-extract/css';

export const variables = style({ display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 8 });
