import { style } from '@vanilla-extract/css';
import { text, vars } from '@/shared/styles';

export const column = style({ maxWidth: 560 });
export const textBlock = style({ ...text.bodySm, color: vars.text.secondary });
