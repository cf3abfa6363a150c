import { style } from '@vanilla-extract/css';
import { space } from '@/shared/styles';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
