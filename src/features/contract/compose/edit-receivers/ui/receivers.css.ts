import { globalStyle, style } from '@vanilla-extract/css';
import { media, radius, receiverVars, text, vars } from '@/shared/styles';

export const list = style({ gap: 10 });
export const card = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) 36px',
  gap: '0 12px',
  padding: '14px 12px 16px 14px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});
export const badgeColumn = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  paddingTop: 28,
});
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 26,
  height: 26,
  borderRadius: radius.sm,
  backgroundColor: receiverVars.fill,
  color: receiverVars.onFill,
  fontSize: 13,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const copyBadge = style([
  badge,
  {
    backgroundColor: vars.neutral.soft,
    color: vars.text.secondary,
    boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
  },
]);
globalStyle(`${copyBadge} svg`, { width: 15, height: 15 });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '14px 12px',
  alignItems: 'start',
  '@media': {
    [media.rail]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 18 },
  },
});
export const fullWidth = style({ gridColumn: '1 / -1' });
export const actions = style({ paddingTop: 28 });
globalStyle(`${fields} [role=radiogroup]`, { display: 'flex', width: '100%' });
globalStyle(`${fields} [role=radiogroup] > label`, { flex: 1, minHeight: 34 });

export const code = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  padding: '12px 14px 14px',
  borderRadius: radius.md,
  backgroundColor: vars.bg.canvas,
});
export const codeHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.text.secondary,
});
globalStyle(`${codeHeader} svg`, { width: 16, height: 16, color: vars.text.primary });
export const codeTitle = style({ color: vars.text.primary, fontWeight: 650 });
export const codeInputs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 200px) minmax(0, 260px)',
  gap: 12,
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: vars.warning.text,
  fontWeight: 500,
});
export const noteIcon = style({ width: 14, height: 14 });
export const correction = style({
  color: vars.accent.text,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

/** The divider between two cards, which shows whether the lower receiver signs after the upper one. */
export const stepDivider = style({
  display: 'flex',
  justifyContent: 'flex-start',
  margin: '-4px 0 -4px 46px',
  '@media': { [media.mobile]: { marginLeft: 12 } },
});
export const link = style({
  ...text.labelSm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  height: 24,
  padding: '0 10px 0 8px',
  borderRadius: radius.full,
  color: vars.text.tertiary,
  selectors: {
    '&:hover': { backgroundColor: vars.fill.hover, color: vars.text.primary },
    '&[aria-pressed=true]': { backgroundColor: vars.accent.soft, color: vars.accent.text, fontWeight: 600 },
  },
  '@media': { [media.mobile]: { height: 44 } },
});
globalStyle(`${link} svg`, { width: 14, height: 14 });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '8px 16px',
});
export const heading = style({ ...text.titleLg, '@media': { [media.mobile]: { fontSize: 22 } } });
export const subtitle = style({ ...text.bodyMd, marginTop: 2, color: vars.text.secondary });
export const order = style({ fontWeight: 600 });
export const footer = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 68,
  padding: '10px 4px 10px 14px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
  selectors: { '&[data-wrong]': { borderColor: vars.danger.fill } },
});
export const summaryButton = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 2,
  minWidth: 0,
  minHeight: 44,
  justifyContent: 'center',
  textAlign: 'left',
});
export const summaryName = style({
  ...text.labelMd,
  fontSize: 15,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const summaryContact = style({
  fontSize: 13,
  lineHeight: '18px',
  color: vars.text.tertiary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const summaryProblem = style([summaryContact, { color: vars.danger.text, fontWeight: 500 }]);

export const steps = style({ display: 'flex', flexDirection: 'column', gap: 4, padding: 6 });
export const stepRow = style({ display: 'flex', padding: '6px 8px', borderRadius: radius.sm });
globalStyle(`${stepRow} > label`, { width: '100%' });
export const popover = style({
  width: 'max(var(--radix-popover-trigger-width), 236px)',
  borderRadius: 11,
  backgroundColor: vars.bg.raised,
  color: vars.text.primary,
  boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.elevation[3]}`,
  outline: 'none',
});
export const trigger = style({
  ...text.bodySm,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  width: '100%',
  minWidth: 0,
  height: 40,
  padding: '0 12px',
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.md,
  backgroundColor: vars.bg.surface,
  color: vars.text.primary,
  textAlign: 'left',
  selectors: {
    '&[aria-disabled=true]': { borderColor: vars.border.default, color: vars.text.secondary, cursor: 'default' },
  },
  '@media': { [media.mobile]: { height: 44, fontSize: 16 } },
});
export const triggerText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
globalStyle(`${trigger} svg`, { flex: 'none', color: vars.text.tertiary });

export const slotCard = style({
  padding: '16px 18px 18px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});
export const slotHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  marginBottom: 12,
});
export const slotName = style({ ...text.titleSm, margin: 0, overflowWrap: 'anywhere' });
export const slotRole = style({ ...text.bodySm, color: vars.text.secondary });
export const fixedPerson = style({ ...text.bodyMd, display: 'grid', gap: 2, overflowWrap: 'anywhere' });
export const fixedPersonProblem = style({ ...text.bodySm, color: vars.danger.text, fontWeight: 500 });
