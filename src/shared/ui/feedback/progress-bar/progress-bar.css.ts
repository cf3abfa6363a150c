import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { duration, media, radius, vars } from '@/shared/styles';

export const track = style({
  display: 'block',
  width: '100%',
  height: 6,
  overflow: 'hidden',
  borderRadius: radius.full,
  backgroundColor: vars.neutral.soft,
});
export const filling = recipe({
  base: {
    display: 'block',
    width: '100%',
    height: '100%',
    borderRadius: radius.full,
    transformOrigin: 'left',
    transition: `transform ${duration.base}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  variants: {
    tone: {
      work: { backgroundColor: vars.accent.fill },
      quantity: { backgroundColor: vars.bg.inverse },
      nearlyFull: { backgroundColor: vars.warning.fill },
    },
  },
});
