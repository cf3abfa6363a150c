import { style } from '@vanilla-extract/css';
import { media, space } from '@/shared/styles';

export const page = style({
  maxWidth: 1264,
  margin: '0 auto',
  padding: `36px ${space[8]} ${space[24]}`,
  '@media': { [media.mobile]: { padding: `20px ${space[5]} ${space[16]}` } },
});
