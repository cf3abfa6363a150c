import { globalStyle, style } from '@vanilla-extract/css';
import { palette, radius, space, vars } from '@/shared/styles';

export const sheets = style({ display: 'grid', gap: space[4] });
export const sheet = style({
  overflow: 'hidden',
  aspectRatio: '210 / 297',
  borderRadius: radius.sm,
  border: `1px solid ${palette.light.border.default}`,
  backgroundColor: palette.light.bg.surface,
  boxShadow: vars.elevation['1'],
});
globalStyle(`${sheet} canvas`, { display: 'block', width: '100%', height: 'auto' });
