import { globalStyle, style } from '@vanilla-extract/css';
import { media, radius, size, space, text, vars, zIndex } from '@/shared/styles';

export const bar = style({ position: 'relative', display: 'block' });
/** The borderless grey variant for the top bar. */
export const filled = style({
  borderColor: 'transparent',
  backgroundColor: vars.bg.canvas,
  selectors: { '&:hover:not(:focus-within)': { backgroundColor: vars.neutral.soft } },
});
export const dropdown = style({
  position: 'absolute',
  top: 'calc(100% + 6px)',
  left: 0,
  zIndex: zIndex.dropdown,
  display: 'flex',
  flexDirection: 'column',
  width: 480,
  maxWidth: 'calc(100vw - 96px)',
  maxHeight: 'min(560px, 70dvh)',
  borderRadius: 11,
  backgroundColor: vars.bg.raised,
  color: vars.text.primary,
  boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.elevation[3]}`,
});

export const list = style({ overflowY: 'auto', padding: 6, selectors: { '&:empty': { display: 'none' } } });
export const group = style({ selectors: { '& + &': { marginTop: space[2] } } });
export const heading = style({ ...text.labelSm, padding: '6px 10px 4px', color: vars.text.tertiary, fontWeight: 600 });
export const row = style({
  ...text.bodySm,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 38,
  padding: '6px 10px',
  borderRadius: 7,
  cursor: 'pointer',
  selectors: { '&[aria-selected=true]': { backgroundColor: vars.fill.hover } },
  '@media': { [media.mobile]: { minHeight: size.touchMin } },
});
globalStyle(`${row} > svg`, { flex: 'none', width: 18, height: 18, color: vars.text.tertiary });
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const label = style({ ...cut, flex: '0 1 auto', minWidth: 0 });
export const note = style({
  ...cut,
  flex: '1 1 0',
  minWidth: 0,
  fontSize: 13,
  lineHeight: '18px',
  color: vars.text.tertiary,
});

export const message = style({
  ...text.bodySm,
  flex: 'none',
  padding: '10px 16px',
  color: vars.text.tertiary,
  selectors: {
    '&:empty': { display: 'none' },
    [`${list}:not(:empty) + &`]: { borderTop: `1px solid ${vars.border.subtle}` },
  },
});
export const retry = style({
  ...text.bodySm,
  flex: 'none',
  alignSelf: 'flex-start',
  minHeight: size.touchMin,
  padding: '0 16px',
  color: vars.accent.text,
  fontWeight: 600,
});
export const slashHint = style({
  minWidth: 20,
  padding: '0 5px',
  borderRadius: radius.xs,
  border: `1px solid ${vars.border.default}`,
  backgroundColor: vars.bg.surface,
  color: vars.text.secondary,
  fontFamily: 'inherit',
  fontSize: 11,
  lineHeight: '18px',
  textAlign: 'center',
});
globalStyle(`:focus-within > * > ${slashHint}`, { visibility: 'hidden' });
