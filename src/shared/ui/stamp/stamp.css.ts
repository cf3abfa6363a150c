import { style } from '@vanilla-extract/css';
import { duration, ease, font, media, motion, vars } from '@/shared/styles';

export const stamp = style({ flex: 'none', color: vars.seal.fill });
export const landing = style({
  animation: `${motion.press} ${duration.stamp} ${ease.press} both`,
  '@media': { [media.reducedMotion]: { animationName: motion.fadeIn } },
});
export const ring = style({ fill: 'none', stroke: 'currentColor' });
export const letter = style({
  fill: 'currentColor',
  fontFamily: font.sans,
  fontWeight: 800,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
