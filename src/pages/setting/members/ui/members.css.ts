import { style } from '@vanilla-extract/css';
import { space, vars } from '@/shared/styles';

export const mark = style({ fontWeight: 400, color: vars.text.tertiary });
export const permissions = style({ display: 'grid', gap: space[4], padding: `${space[2]} 0` });
export const rowActions = style({ display: 'flex', alignItems: 'center', gap: space[1] });
