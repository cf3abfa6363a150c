import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/styles';

export const seal = style({ flex: 'none', overflow: 'visible', color: vars.seal.fill });
export const ring = style({ fill: 'none', stroke: 'currentColor' });
export const glyph = style({ fill: 'currentColor', stroke: 'currentColor', strokeWidth: 3 });
