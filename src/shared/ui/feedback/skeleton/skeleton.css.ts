import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, radius, vars } from '@/shared/styles';

const shimmer = keyframes({ '50%': { opacity: 0.55 } });

export const skeletonBar = recipe({
  base: {
    display: 'block',
    backgroundColor: vars.neutral.soft,
    animation: `${shimmer} 1.2s ease-in-out infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
  variants: {
    shape: {
      line: { height: 14, borderRadius: radius.xs, margin: '4px 0' },
      title: { height: 22, borderRadius: radius.sm, margin: '4px 0' },
      block: { height: 120, borderRadius: radius.lg },
      circle: { width: 34, height: 34, borderRadius: radius.full, flex: 'none' },
      badge: { width: 66, height: 24, borderRadius: radius.sm },
      button: { width: 88, height: 38, borderRadius: radius.md },
    },
    width: {
      full: {},
      '3/4': { width: '75%' },
      '1/2': { width: '50%' },
      '1/3': { width: '33%' },
      '1/4': { width: '25%' },
    },
  },
  defaultVariants: { shape: 'line', width: 'full' },
});
export const region = style({ minWidth: 0 });
