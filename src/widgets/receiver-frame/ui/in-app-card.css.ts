import { style } from '@vanilla-extract/css';
import { space } from '@/shared/styles';

export const card = style({ marginBottom: space[6] });
