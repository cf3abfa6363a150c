import { style } from '@vanilla-extract/css';
import { text, vars } from '@/shared/styles';

export const costNote = style({ ...text.bodySm, margin: 0, color: vars.text.secondary });
