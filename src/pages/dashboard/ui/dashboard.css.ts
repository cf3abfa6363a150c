import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@/shared/styles';

export const heading = style({ ...text.titleSm });
export const since = style({
  ...text.bodySm,
  color: vars.text.tertiary,
  whiteSpace: 'nowrap',
  '@media': { [media.belowSm]: { display: 'none' } },
});
