import { style } from '@vanilla-extract/css';
import { media, motion, vars } from '@/shared/styles';

export const ring = style({
  display: 'inline-block',
  flex: 'none',
  width: 15,
  height: 15,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  animation: `${motion.spin} 700ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none', borderStyle: 'dotted' } },
});

export const spinnerWithText = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: vars.text.secondary,
});
