import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { actionBarHeight, duration, media, radius, size, space, text, vars, zIndex } from '@/shared/styles';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 308px',
  alignItems: 'start',
  gap: space[6],
});
export const bill = style({ position: 'sticky', top: 0 });

export const plans = style({
  display: 'grid',
  gap: space[3],
  // Keeps the last line clear of the bar.
  '@media': { [media.mobile]: { paddingBottom: 76 } },
});
export const cards = style({ display: 'grid', gap: space[3] });
export const card = recipe({
  base: {
    display: 'block',
    padding: 20,
    borderRadius: radius.lg,
    backgroundColor: vars.bg.surface,
    cursor: 'pointer',
    transition: `box-shadow ${duration.fast}`,
  },
  variants: {
    isChosen: {
      true: { boxShadow: `inset 0 0 0 2px ${vars.accent.fill}` },
      false: { boxShadow: `inset 0 0 0 1px ${vars.border.default}` },
    },
  },
});
export const cardHeader = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 });
export const radio = style({
  appearance: 'none',
  flex: 'none',
  width: 18,
  height: 18,
  margin: 0,
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: '50%',
  backgroundColor: vars.bg.surface,
  cursor: 'pointer',
  selectors: { '&:checked': { border: `5.5px solid ${vars.accent.fill}`, backgroundColor: vars.accent.onFill } },
});
export const planName = style({ ...text.titleSm });
export const price = style({ ...text.titleSm, marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' });
export const unit = style({ ...text.bodySm, color: vars.text.tertiary });
export const cardBody = style({
  ...text.bodySm,
  display: 'grid',
  gap: 6,
  marginTop: 4,
  paddingLeft: 28,
  color: vars.text.secondary,
});
export const audience = style({ color: vars.text.tertiary });
export const reason = style({ color: vars.text.primary, fontWeight: 600 });
export const note = style({ ...text.caption, color: vars.text.tertiary });

export const skeletonLines = style({ display: 'grid', gap: space[3] });
export const lines = style({ display: 'grid', gap: 10, margin: 0, fontVariantNumeric: 'tabular-nums' });
export const line = style({
  ...text.bodySm,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  color: vars.text.secondary,
});
export const lineValue = style({ margin: 0, color: vars.text.primary, textAlign: 'right' });
export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  fontWeight: 600,
  selectors: { '&:not(:first-child)': { paddingTop: 12, borderTop: `1px solid ${vars.border.subtle}` } },
});
export const totalValue = style({ ...text.titleMd, margin: 0 });

export const cardChoice = style({ display: 'grid', gap: space[3] });
export const cardChoiceHeader = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const smallTitle = style({ ...text.labelMd });
export const centredAction = style({ display: 'flex', justifyContent: 'center' });

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: `calc(${size.mobileTab} + env(safe-area-inset-bottom))`,
  zIndex: zIndex.bulkBar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: '10px 20px',
  backgroundColor: vars.bg.surface,
  boxShadow: `0 -1px ${vars.border.subtle}`,
});
// Firefox before 121 lacks `:has()` (`withoutHasSelector`), so toasts cover the bar there. The console doesn't support
// those versions.
globalStyle(`:root:has(${bar})`, { vars: { [actionBarHeight]: '76px' } });
export const barSum = style({ ...text.caption, display: 'grid', color: vars.text.secondary });
export const barAmount = style({ ...text.titleSm, color: vars.text.primary, fontVariantNumeric: 'tabular-nums' });
