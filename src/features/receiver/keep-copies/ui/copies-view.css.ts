import { style } from '@vanilla-extract/css';
import { palette, radius, space, text, vars } from '@/shared/styles';

export const view = style({ display: 'flex', flexDirection: 'column', flex: 1 });
export const paper = style({
  position: 'relative',
  alignSelf: 'center',
  // Leaves room below for all buttons, even on a small phone.
  height: 'min(252px, 27svh)',
  aspectRatio: '3 / 3.7',
  marginTop: space[2],
  overflow: 'visible',
});
/** Shows the bottom of the page, where the signatures usually are. */
export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'bottom',
  border: `1px solid ${palette.light.border.default}`,
  borderRadius: radius.lg,
  backgroundColor: palette.light.bg.surface,
  boxShadow: vars.elevation['2'],
});
export const stamp = style({ position: 'absolute', left: -38, bottom: -18, transform: 'rotate(-8deg)' });
export const title = style({ ...text.titleXl, marginTop: space[6], textAlign: 'center', outline: 'none' });
export const state = style({ ...text.bodyMd, marginTop: space[2], textAlign: 'center', color: vars.text.secondary });
export const rows = style({ margin: `${space[5]} 0` });
export const row = style({
  ...text.bodyMd,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `10px 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
});
export const term = style({ flex: 'none', color: vars.text.secondary });
export const value = style({ fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const footer = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[2],
  marginTop: 'auto',
  paddingBottom: `max(${space[6]}, env(safe-area-inset-bottom))`,
});
export const deadline = style({ ...text.bodySm, marginTop: space[2], textAlign: 'center', color: vars.text.secondary });
export const mail = style({ display: 'flex', justifyContent: 'center', paddingTop: space[2] });
export const form = style({ display: 'grid', gap: space[3], paddingTop: space[2] });
