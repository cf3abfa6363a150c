import { globalStyle, style } from '@vanilla-extract/css';
import { media, radius, space, text, vars } from '@/shared/styles';

export const screen = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
export const body = style({ flex: 1, paddingBottom: space[8] });
export const tile = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 52,
  height: 52,
  marginBottom: space[4],
  borderRadius: radius.xl,
  backgroundColor: vars.bg.canvas,
});
globalStyle(`${tile} > svg`, { width: 24, height: 24 });
export const title = style({
  ...text.titleXl,
  fontSize: 26,
  lineHeight: 1.38,
  outline: 'none',
  '@media': { [media.belowSm]: { fontSize: 25 } },
});
export const line = style({ display: 'block' });
export const description = style({ ...text.bodyMd, marginTop: space[2], color: vars.text.secondary });
export const content = style({ marginTop: space[8] });
/** Keeps whatever takes the focus clear of the footer, which covers the end of a low window. */
globalStyle(`${content} :is(input, textarea, select, button, a)`, { scrollMarginBottom: 132 });
/** Stays above the on-screen keyboard, and covers the end of content that is too long for the window. */
export const footer = style({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gap: space[3],
  paddingTop: space[3],
  paddingBottom: `max(${space[5]}, env(safe-area-inset-bottom))`,
  backgroundColor: vars.bg.surface,
});
export const tallFooter = style({
  '@media': { [media.cramped]: { position: 'static' }, [media.short]: { position: 'static' } },
});
export const note = style({
  ...text.bodySm,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${space[3]}`,
  marginTop: space[1],
  color: vars.text.secondary,
});
globalStyle(`${note} > :is(a, button)`, { textDecoration: 'underline', textUnderlineOffset: 3 });
