import { style } from '@vanilla-extract/css';
import { radius, space, text, vars } from '@/shared/styles';

export const frame = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' });
export const select = style({
  ...text.labelMd,
  minHeight: 44,
  maxWidth: 160,
  padding: `0 28px 0 ${space[2]}`,
  border: 0,
  borderRadius: radius.md,
  color: vars.text.secondary,
  backgroundColor: 'transparent',
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  ':hover': { backgroundColor: vars.bg.sunken },
  // As wide as the chosen name. If it were as wide as the longest name, the sender's name beside it would be cut off.
  // oxlint-disable-next-line dojang/browser-range -- asked for with @supports; others only cut the sender's name
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
});
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: 6,
  color: vars.text.tertiary,
  pointerEvents: 'none',
});
export const failure = style({
  ...text.caption,
  position: 'absolute',
  top: '100%',
  insetInlineEnd: 0,
  zIndex: 1,
  width: 260,
  padding: space[3],
  borderRadius: radius.md,
  color: vars.danger.text,
  backgroundColor: vars.bg.surface,
  boxShadow: vars.elevation['2'],
});
