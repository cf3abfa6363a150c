import { style } from '@vanilla-extract/css';
import { media, space, text, touchArea, vars } from '@/shared/styles';

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '100dvh',
  backgroundColor: vars.bg.canvas,
  color: vars.text.primary,
});
export const header = style({
  padding: `${space[6]} ${space[10]}`,
  '@media': { [media.mobile]: { padding: `${space[4]} ${space[5]}` } },
});
export const home = style({ position: 'relative', display: 'inline-flex', ...touchArea });
export const main = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: `${space[6]} ${space[5]} ${space[16]}`,
});
export const footer = style({
  ...text.bodySm,
  display: 'flex',
  justifyContent: 'center',
  gap: space[5],
  padding: `${space[5]} ${space[5]} ${space[8]}`,
});
