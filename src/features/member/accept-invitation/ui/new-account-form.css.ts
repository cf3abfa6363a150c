import { style } from '@vanilla-extract/css';
import { text, vars } from '@/shared/styles';

export const consent = style({ ...text.bodySm, color: vars.text.secondary });
