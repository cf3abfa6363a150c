import { style } from '@vanilla-extract/css';
import { text, vars } from '@/shared/styles';

export const heading = style({ ...text.titleSm });
export const since = style({ ...text.bodySm, color: vars.text.tertiary, whiteSpace: 'nowrap' });
