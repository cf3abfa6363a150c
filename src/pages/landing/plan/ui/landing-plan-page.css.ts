import { style } from '@vanilla-extract/css';
import { media, space, text, vars } from '@/shared/styles';

export const page = style({
  maxWidth: 1264,
  margin: '0 auto',
  padding: `36px ${space[8]} ${space[20]}`,
  '@media': { [media.mobile]: { maxWidth: 680, padding: `20px ${space[5]} ${space[16]}` } },
});
export const header = style({ marginBottom: 40, '@media': { [media.mobile]: { marginBottom: 20 } } });
export const title = style({
  ...text.displayMd,
  '@media': { [media.mobile]: { fontSize: 30, letterSpacing: '-0.024em' } },
});
export const lead = style({
  ...text.bodyLg,
  marginTop: 4,
  color: vars.text.secondary,
  '@media': { [media.mobile]: { marginTop: 8, fontSize: 15 } },
});
export const note = style({ ...text.bodySm, marginTop: 14, color: vars.text.tertiary });
export const sentence = style({ '@media': { [media.mobile]: { display: 'block' } } });
