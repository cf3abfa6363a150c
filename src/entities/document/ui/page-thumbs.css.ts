import { style } from '@vanilla-extract/css';
import { radius, text, vars } from '@/shared/styles';

export const list = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const sheet = style({ position: 'relative' });
export const row = style({ position: 'absolute', left: 0, right: 0, display: 'flex', justifyContent: 'center' });
export const thumb = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 6,
  borderRadius: radius.xs,
  ':focus-visible': { outlineOffset: 4 },
});
export const picture = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: radius.xs,
  backgroundColor: vars.doc.paper,
  boxShadow: `0 0 0 1px ${vars.border.default}`,
  selectors: {
    [`${thumb}[aria-current] &`]: {
      boxShadow: `0 0 0 2px ${vars.bg.surface}, 0 0 0 4px ${vars.accent.fill}`,
    },
    [`${thumb}:hover:not([aria-current]) &`]: { boxShadow: `0 0 0 1px ${vars.border.control}` },
  },
});
export const image = style({ width: '100%', height: '100%' });
export const label = style({
  ...text.labelSm,
  display: 'flex',
  gap: 6,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
export const number = style({
  fontWeight: 700,
  color: vars.text.primary,
  selectors: { [`${thumb}[aria-current] &`]: { color: vars.accent.text } },
});
