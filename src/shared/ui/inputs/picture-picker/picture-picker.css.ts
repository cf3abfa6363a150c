import { style } from '@vanilla-extract/css';
import { space, text, vars } from '@/shared/styles';

export const line = style({ display: 'flex', alignItems: 'center', gap: space[4] });
export const textBlock = style({ display: 'grid', gap: space[1] });
export const buttons = style({ display: 'flex', gap: space[2] });
export const hint = style({ ...text.caption, color: vars.text.tertiary });
export const problem = style({ ...text.caption, color: vars.danger.text });
