import { style } from '@vanilla-extract/css';
import { duration, ease, media, motion } from '@/shared/styles';

export const stamp = style({ flex: 'none' });
export const landingStamp = style({
  animation: `${motion.stampIn} ${duration.stamp} ${ease.press} both`,
  '@media': { [media.reducedMotion]: { animationName: motion.fadeIn } },
});
