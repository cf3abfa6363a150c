import { style } from '@vanilla-extract/css';
import { text, vars } from '@/shared/styles';

export const help = style({ ...text.bodySm, color: vars.text.tertiary });
