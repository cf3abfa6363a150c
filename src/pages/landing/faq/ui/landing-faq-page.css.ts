import { style } from '@vanilla-extract/css';
import { media, space, text } from '@/shared/styles';

export const page = style({
  maxWidth: 1000,
  margin: '0 auto',
  padding: `36px ${space[8]} ${space[24]}`,
  '@media': { [media.mobile]: { padding: `20px ${space[5]} ${space[16]}` } },
});
export const title = style({
  ...text.displayMd,
  '@media': { [media.mobile]: { fontSize: 30, letterSpacing: '-0.024em' } },
});
