import { style } from '@vanilla-extract/css';
import { media, space, text, vars } from '@/shared/styles';

export const page = style({
  maxWidth: 624,
  margin: '0 auto',
  padding: `36px ${space[8]} ${space[24]}`,
  '@media': { [media.mobile]: { padding: `20px ${space[5]} ${space[16]}` } },
});
export const title = style({
  ...text.displayMd,
  '@media': { [media.mobile]: { fontSize: 30, letterSpacing: '-0.024em' } },
});
export const linkedTitle = style({ ...text.titleLg, marginBottom: space[6] });
export const lead = style({ ...text.bodyLg, margin: '8px 0 32px', color: vars.text.secondary });
export const sentence = style({ '@media': { [media.mobile]: { display: 'block' } } });
