import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@/shared/styles';

export const heading = style({
  ...text.titleXl,
  fontSize: 26,
  '@media': { [media.mobile]: { fontSize: 22 } },
});
export const subtitle = style({ ...text.bodyMd, marginTop: 6, color: vars.text.secondary });
export const source = style({ paddingTop: 20 });
