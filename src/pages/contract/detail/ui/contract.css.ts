import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, radius, size, space, text, vars } from '@/shared/styles';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '@media': { [media.mobile]: { height: 'auto', padding: '0 20px 96px' } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 440px',
  flex: 1,
  minHeight: 0,
  '@media': { [media.rail]: { gridTemplateColumns: 'minmax(0, 1fr) 380px' } },
});
export const sidePanel = style({
  minHeight: 0,
  overflowY: 'auto',
  padding: '20px 24px 32px',
  borderLeft: `1px solid ${vars.border.subtle}`,
});
export const section = style({
  selectors: { '& + &': { marginTop: 24, paddingTop: 20, borderTop: `1px solid ${vars.border.subtle}` } },
});
export const sectionHeader = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 16,
});
export const sectionTitle = style({ ...text.titleSm });
export const summary = style({ color: vars.text.secondary });
globalStyle(`${summary} > strong`, { color: vars.text.primary, fontWeight: 700 });

export const note = style({ marginBottom: 20 });
export const question = style({ marginBottom: 20, selectors: { '&:empty': { display: 'none' } } });
export const completed = style({
  ...text.bodySm,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '14px 18px',
  borderRadius: radius.xl,
  backgroundColor: vars.bg.canvas,
  color: vars.text.secondary,
});
export const completedTitle = style({ ...text.titleSm, display: 'block', marginBottom: 2, color: vars.text.primary });

export const value = style({ position: 'absolute', pointerEvents: 'none' });

export const people = style({ display: 'grid' });
export const person = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  columnGap: 12,
  paddingBottom: 22,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      left: 15,
      top: 34,
      bottom: 2,
      width: 2,
      backgroundColor: vars.border.default,
    },
  },
});
export const personDot = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 32,
    height: 32,
    borderRadius: radius.full,
    fontSize: 13,
    fontWeight: 600,
  },
  variants: {
    state: {
      done: { backgroundColor: vars.action.bg, color: vars.action.text },
      now: { border: `2px solid ${vars.accent.fill}`, backgroundColor: vars.accent.soft, color: vars.accent.text },
      mine: { backgroundColor: vars.seal.fill, color: vars.seal.onFill },
      refused: { border: `2px solid ${vars.danger.fill}`, backgroundColor: vars.danger.soft, color: vars.danger.text },
      waiting: { backgroundColor: vars.neutral.soft, color: vars.neutral.text },
    },
  },
});
globalStyle(`${personDot.classNames.base} > svg`, { width: 16, height: 16 });
export const personText = style({ minWidth: 0 });
export const personName = style({ fontSize: 15, fontWeight: 600 });
export const personTitle = style({ marginLeft: 6, fontSize: 13.5, fontWeight: 400, color: vars.text.secondary });
export const personContacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  marginTop: 3,
  fontSize: 13,
  color: vars.text.secondary,
});
export const contact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
globalStyle(`${contact} > svg`, { flex: 'none', width: 14, height: 14, color: vars.text.tertiary });
export const personTrailing = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  fontSize: 13,
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
});
export const personStatus = style({ paddingTop: 3, fontSize: 13, color: vars.text.secondary });
export const personActions = style({ display: 'grid', gap: 10, gridColumn: '2 / -1', marginTop: 10 });
export const steps = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 4, maxWidth: 260 });
export const step = style({
  borderTop: `3px solid ${vars.border.default}`,
  paddingTop: 6,
  fontSize: 12,
  color: vars.text.tertiary,
  selectors: { '&[data-done]': { borderTopColor: vars.accent.fill, color: vars.accent.text } },
});

export const facts = style({ display: 'grid', gap: 10 });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: 12 });
export const factName = style({ color: vars.text.secondary, whiteSpace: 'nowrap' });
export const factValue = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontWeight: 600,
  textAlign: 'right',
});
export const copyButton = style({
  display: 'inline-flex',
  padding: 2,
  borderRadius: radius.sm,
  color: vars.text.tertiary,
  selectors: { '&:hover': { backgroundColor: vars.fill.hover } },
});
globalStyle(`${copyButton} > svg`, { width: 15, height: 15 });

export const messages = style({ display: 'grid', gap: 10 });
export const message = style({
  display: 'grid',
  gap: 2,
  paddingBottom: 10,
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const messageLine = style({ display: 'flex', justifyContent: 'space-between', gap: 10 });
export const messageNote = style({ ...text.bodySm, color: vars.text.tertiary, overflowWrap: 'anywhere' });
export const failure = style({ color: vars.danger.text });

export const phoneHeader = style({
  display: 'grid',
  gridTemplateColumns: '44px 1fr auto',
  alignItems: 'center',
  margin: '0 -12px',
  minHeight: size.mobileTop,
});
export const phoneTitle = style({
  ...text.titleMd,
  fontSize: 17,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const phoneBadge = style({ display: 'flex', alignItems: 'center', gap: 8, margin: `0 0 ${space[3]}` });
export const phoneSummary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `2px ${space[3]}`,
  marginBottom: space[5],
});
export const phoneCurrentTurn = style({ ...text.titleMd });
export const phoneDoneCount = style({ ...text.bodySm, gridColumn: '1 / -1', color: vars.text.secondary });
export const documentCard = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  marginBottom: space[5],
  padding: 10,
  borderRadius: radius.xl,
  backgroundColor: vars.bg.canvas,
  textAlign: 'start',
});
export const documentThumb = style({
  flex: 'none',
  overflow: 'hidden',
  width: 52,
  height: 56,
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.md,
  backgroundColor: vars.doc.paper,
});
globalStyle(`${documentThumb} > img`, { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' });
export const documentText = style({ display: 'grid', flex: 1, minWidth: 0 });
export const documentNote = style({ ...text.bodySm, color: vars.text.secondary });
