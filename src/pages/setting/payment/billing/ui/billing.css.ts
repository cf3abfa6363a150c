import { style } from '@vanilla-extract/css';
import { space, text } from '@/shared/styles';

export const back = style({ ...text.labelSm, marginBottom: space[1] });
export const page = style({ display: 'grid', gap: space[5] });
