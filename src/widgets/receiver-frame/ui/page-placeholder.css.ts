import { style } from '@vanilla-extract/css';
import { palette, radius } from '@/shared/styles';

// Paper stays white in the dark theme.
const paper = palette.light;

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2.2%',
  width: '100%',
  aspectRatio: '210 / 297',
  padding: '12% 11%',
  borderRadius: radius.sm,
  backgroundColor: paper.bg.surface,
  boxShadow: `0 0 0 1px ${paper.border.default}`,
});
export const title = style({
  alignSelf: 'center',
  width: '34%',
  height: '2.6%',
  marginBottom: '5%',
  borderRadius: 99,
  backgroundColor: paper.text.secondary,
});
export const textLine = style({ height: '1.5%', borderRadius: 99, backgroundColor: paper.border.default });
