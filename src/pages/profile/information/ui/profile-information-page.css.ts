import { style } from '@vanilla-extract/css';
import { space, text, vars } from '@/shared/styles';

export const column = style({ maxWidth: 560 });
export const textBlock = style({ ...text.bodySm, color: vars.text.secondary });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
