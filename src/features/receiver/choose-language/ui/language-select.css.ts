import { style } from '@vanilla-extract/css';
import { radius, space, text, vars } from '@/shared/styles';

export const frame = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' });
/**
 * Invisible, but receives clicks, with the chosen name shown in its place. A visible select is as wide as its longest
 * option and would cut off the sender's name.
 */
export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
});
export const chosen = style({
  ...text.labelMd,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: 44,
  padding: `0 ${space[2]}`,
  borderRadius: radius.md,
  color: vars.text.secondary,
  selectors: {
    [`${select}:hover + &`]: { backgroundColor: vars.bg.sunken },
    [`${select}:focus-visible + &`]: { outline: `2px solid ${vars.focus.ring}`, outlineOffset: 2 },
  },
});
export const arrow = style({ color: vars.text.tertiary });
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
