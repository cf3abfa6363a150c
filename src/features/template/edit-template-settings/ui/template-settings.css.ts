import { style } from '@vanilla-extract/css';
import { text } from '@/shared/styles';

export const variables = style({ display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 8 });
export const heading = style({ ...text.titleSm, margin: '0 0 12px' });
