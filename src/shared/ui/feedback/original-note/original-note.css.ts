import { style } from '@vanilla-extract/css';
import { text, vars } from '@/shared/styles';

export const note = style({ ...text.caption, color: vars.text.secondary });
