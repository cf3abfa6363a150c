import { style } from '@vanilla-extract/css';
import { space } from '@/shared/styles';

export const rows = style({ marginTop: space[3] });
export const skeletons = style({ display: 'grid', gap: space[4], padding: `${space[2]} 0` });
