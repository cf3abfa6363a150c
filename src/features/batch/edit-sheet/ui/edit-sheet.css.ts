import { globalStyle, style } from '@vanilla-extract/css';
import { media, text, vars } from '@/shared/styles';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  flex: 1,
  minHeight: 0,
  padding: '20px 40px 0',
  '@media': { [media.mobile]: { padding: '8px 20px 20px' } },
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  flexWrap: 'wrap',
});
export const heading = style({ ...text.titleLg, margin: 0 });
export const actions = style({ display: 'flex', alignItems: 'center', gap: 8, flexWrap: 'wrap' });
export const chips = style({ display: 'flex', alignItems: 'center', gap: 8, flexWrap: 'wrap', minWidth: 0 });
export const chip = style({
  ...text.labelSm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  height: 36,
  padding: '0 14px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: 8,
  backgroundColor: vars.bg.surface,
  color: vars.text.primary,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-pressed=true]': { borderColor: vars.border.control, backgroundColor: vars.neutral.soft, fontWeight: 650 },
    '&[data-wrong=true]': {
      borderColor: vars.danger.border,
      backgroundColor: vars.danger.soft,
      color: vars.danger.text,
    },
  },
  '@media': { [media.mobile]: { height: 44 } },
});
globalStyle(`${chip} svg`, { width: 15, height: 15 });
export const fileName = style({
  ...text.labelSm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  color: vars.text.tertiary,
});
globalStyle(`${fileName} > svg`, { width: 15, height: 15, flex: 'none' });
globalStyle(`${fileName} > span`, { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** Fills the empty grid area, so that the bar stays at the bottom. */
export const emptyArea = style({ flex: 1, '@media': { [media.mobile]: { flex: 'none' } } });
export const position = style({
  ...text.labelSm,
  minWidth: 44,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  flexWrap: 'wrap',
  flex: 'none',
  margin: '-16px -40px 0',
  padding: '14px 40px',
  borderTop: `1px solid ${vars.border.default}`,
  backgroundColor: vars.bg.surface,
  '@media': {
    [media.mobile]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 5,
      // Pushes the bar to the bottom of the screen if the list is short.
      margin: 'auto -20px -20px',
      padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
    },
  },
});
export const barActions = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flexWrap: 'wrap',
  '@media': { [media.mobile]: { width: '100%' } },
});
globalStyle(`${barActions} > [role=status]`, { '@media': { [media.mobile]: { flexBasis: '100%' } } });
globalStyle(`${barActions} > :not([role=status])`, {
  '@media': { [media.mobile]: { flex: '1 1 0', minWidth: 'fit-content' } },
});
export const total = style({ ...text.labelSm, display: 'flex', flexDirection: 'column', color: vars.text.secondary });
globalStyle(`${total} strong`, { fontSize: 17, color: vars.text.primary });
export const barNote = style({ display: 'inline-flex', alignItems: 'center', gap: 6, marginRight: 8 });
globalStyle(`${barNote} > svg`, { width: 16, height: 16, flex: 'none' });
export const invalidNote = style({ ...text.labelSm, color: vars.danger.text, fontWeight: 600 });
export const readyNote = style({ ...text.labelSm, color: vars.success.text, fontWeight: 600 });
export const people = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const person = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  minHeight: 56,
  padding: '12px 0',
  border: 0,
  borderBottom: `1px solid ${vars.border.subtle}`,
  backgroundColor: 'transparent',
  color: vars.text.primary,
  textAlign: 'left',
  fontSize: 16,
  cursor: 'pointer',
});
export const personHeader = style({ display: 'flex', alignItems: 'baseline', gap: 8, minWidth: 0 });
globalStyle(`${personHeader} > strong`, { flex: 'none', maxWidth: '60%' });
/** Contact details tell people with the same name apart. */
export const contact = style({
  ...text.bodySm,
  minWidth: 0,
  color: vars.text.tertiary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const personNote = style({ ...text.bodySm, color: vars.text.secondary });
