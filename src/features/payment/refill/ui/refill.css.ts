import { style } from '@vanilla-extract/css';

export const line = style({ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 12px' });
