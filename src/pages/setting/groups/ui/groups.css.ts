import { style } from '@vanilla-extract/css';
import { space } from '@/shared/styles';

export const note = style({ marginBottom: space[4] });
export const rows = style({ marginTop: space[4] });
