import { style } from '@vanilla-extract/css';
import { duration, ease, media, radius, size, text, vars, zIndex } from '@/shared/styles';

export const sidebar = style({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.sidebar,
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  gap: 12,
  width: size.sidebar,
  height: '100dvh',
  padding: '16px 12px 12px',
  overflowY: 'auto',
  backgroundColor: vars.bg.canvas,
  color: vars.text.secondary,
  transition: `width ${duration.base} ${ease.standard}`,
  selectors: { '&[data-rail]': { width: 72, padding: '16px 8px 12px 12px', alignItems: 'center' } },
  '@media': { [media.mobile]: { display: 'none' } },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 30,
  padding: '0 0 0 7px',
  selectors: { '[data-rail] > &': { flexDirection: 'column', gap: 8, padding: 0 } },
});
export const home = style({ display: 'inline-flex', color: vars.text.primary, borderRadius: radius.md });
export const nav = style({ display: 'flex', flexDirection: 'column', gap: 1 });
export const separator = style({ height: 1, margin: '10px 8px', border: 0, backgroundColor: vars.border.default });
export const bottom = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  marginTop: 'auto',
  width: '100%',
  selectors: { '[data-rail] > &': { alignItems: 'center' } },
});

export const item = style({
  ...text.bodySm,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 36,
  padding: '0 10px',
  borderRadius: radius.md,
  color: vars.text.secondary,
  transition: `background-color ${duration.instant}`,
  selectors: {
    '&:hover': { backgroundColor: vars.fill.hover },
    '&[aria-current=page]': {
      backgroundColor: vars.bg.raised,
      boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.elevation[1]}`,
      color: vars.text.primary,
      fontWeight: 650,
    },
    '[data-rail] &': { justifyContent: 'center', width: 48, height: 44, padding: 0 },
  },
});
export const textBlock = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const count = style({ marginLeft: 'auto' });
export const railCount = style({ position: 'absolute', top: 2, right: 0 });
export const dot = style({
  flex: 'none',
  width: 6,
  height: 6,
  margin: '0 6px 0 auto',
  borderRadius: radius.full,
  backgroundColor: vars.accent.fill,
});
export const railDot = style({ position: 'absolute', top: 8, right: 8, margin: 0 });

export const switcher = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  padding: '6px 8px',
  borderRadius: 10,
  color: vars.text.tertiary,
  selectors: {
    '&:hover, &[data-state=open]': { backgroundColor: vars.fill.hover },
    '[data-rail] &': { justifyContent: 'center', width: 48 },
  },
});
export const switcherText = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const organization = style([
  textBlock,
  { fontSize: 13, lineHeight: '18px', fontWeight: 650, color: vars.text.primary },
]);
export const plan = style([textBlock, { ...text.caption, lineHeight: '16px', fontWeight: 400 }]);
export const meter = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 44,
  padding: '0 12px',
  borderRadius: 10,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
  fontSize: 13,
  selectors: { '&:hover': { backgroundColor: vars.fill.hover } },
});
export const meterValue = style({
  marginLeft: 'auto',
  fontSize: 15,
  fontWeight: 700,
  color: vars.text.primary,
  fontVariantNumeric: 'tabular-nums',
});
