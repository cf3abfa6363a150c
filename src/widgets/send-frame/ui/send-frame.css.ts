import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, size, text, vars, zIndex } from '@/shared/styles';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  backgroundColor: vars.bg.canvas,
  color: vars.text.primary,
  '@media': { [media.mobile]: { height: 'auto', minHeight: '100dvh' } },
});

export const bar = style({
  display: 'grid',
  // The title gives way to the note and the buttons, which can't be shorter.
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(max-content, 1fr)',
  alignItems: 'center',
  flex: 'none',
  gap: 16,
  height: size.flowHeader,
  padding: '0 16px 0 12px',
  borderBottom: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
  '@media': {
    [media.mobile]: {
      position: 'sticky',
      top: 0,
      zIndex: zIndex.sticky,
      display: 'block',
      height: 'auto',
      padding: '0 20px 12px',
    },
  },
});
export const lead = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  '@media': { [media.mobile]: { height: size.mobileTop, margin: '0 -12px' } },
});
export const title = style({
  ...text.labelMd,
  fontSize: 15,
  fontWeight: 650,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { flex: 1, fontSize: 16 } },
});
export const badge = style({ flex: 'none', '@media': { [media.mobile]: { marginRight: 12 } } });
export const trailing = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  minWidth: 0,
});
export const alert = style({
  flex: 'none',
  padding: '12px 16px 0',
  selectors: { '&:empty': { display: 'none' } },
});
export const notes = style({ display: 'flex', alignItems: 'center', minWidth: 0, marginRight: 8 });

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '@media': { [media.mobile]: { display: 'block' } },
});

/** On a phone, a step's buttons are side by side at the bottom of the screen. */
export const footer = style({
  position: 'sticky',
  bottom: 0,
  zIndex: zIndex.sticky,
  padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
});
export const footerNotes = style({ paddingBottom: 8, selectors: { '&:empty': { display: 'none' } } });
export const footerActions = style({ display: 'flex', gap: 8 });
// A disabled button is inside a tooltip without a box, so it is selected separately.
globalStyle(`${footerActions} > *, ${footerActions} > * > [aria-disabled=true]`, {
  flex: 1,
  minHeight: size.controlXl,
});

export const saveStatus = recipe({
  base: {
    ...text.labelSm,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    color: vars.text.tertiary,
    whiteSpace: 'nowrap',
  },
  variants: { failed: { true: { color: vars.danger.text, fontWeight: 600 }, false: {} } },
});
globalStyle(`${saveStatus.classNames.base} svg`, { width: 15, height: 15 });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  flex: 1,
  minHeight: 0,
  '@media': { [media.mobile]: { display: 'block' } },
});
export const main = style({
  minWidth: 0,
  overflowY: 'auto',
  padding: '40px 40px 48px',
  '@media': {
    [media.rail]: { padding: '32px 24px 40px' },
    [media.mobile]: { overflow: 'visible', padding: '20px 20px 32px' },
  },
});
export const inner = recipe({
  base: { margin: '0 auto' },
  variants: { width: { narrow: { maxWidth: 760 }, wide: { maxWidth: 984 } } },
});
export const aside = style({
  width: 360,
  overflowY: 'auto',
  padding: '28px 28px 40px',
  borderLeft: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
  '@media': {
    [media.rail]: { width: 300, padding: '24px 20px 32px' },
    [media.mobile]: {
      width: 'auto',
      borderLeft: 0,
      borderTop: `1px solid ${vars.border.subtle}`,
      padding: '24px 20px',
    },
  },
});

export const centredMain = style({
  display: 'grid',
  placeContent: 'center',
  flex: 1,
  padding: 24,
  '@media': { [media.mobile]: { minHeight: '70dvh' } },
});
