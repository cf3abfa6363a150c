import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { duration, ease, media, motion, radius, text, vars } from '@/shared/styles';

export const list = style({
  width: 'var(--radix-popper-anchor-width)',
  borderRadius: 11,
  backgroundColor: vars.bg.raised,
  color: vars.text.primary,
  boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.elevation[3]}`,
  outline: 'none',
  animation: `${motion.fadeIn} ${duration.base} ${ease.enter}`,
});
export const listbox = style({
  maxHeight: 'min(296px, var(--radix-popper-available-height))',
  overflowY: 'auto',
  padding: 6,
  selectors: { '&:empty': { display: 'none' } },
});
export const option = recipe({
  base: {
    ...text.bodySm,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 36,
    padding: '7px 10px',
    borderRadius: 7,
    cursor: 'pointer',
    '@media': { [media.mobile]: { minHeight: 48 } },
  },
  variants: { active: { true: { backgroundColor: vars.fill.hover }, false: {} } },
});
export const optionText = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const optionNote = style({ fontSize: 13, lineHeight: '18px', color: vars.text.tertiary });
export const matchHighlight = style({ backgroundColor: 'transparent', color: 'inherit', fontWeight: 700 });
export const mark = style({ width: 16, height: 16, color: vars.accent.text });
export const message = style({ ...text.bodySm, padding: '12px 16px', color: vars.text.tertiary });

export const tagBox = style({ flexWrap: 'wrap', gap: 6, padding: 7, alignItems: 'center' });
export const tagInput = style({
  flex: '1 1 120px',
  minWidth: 0,
  height: 28,
  padding: '0 5px',
  border: 0,
  background: 'none',
  outline: 'none',
});
export const tag = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    maxWidth: '100%',
    height: 30,
    padding: '0 4px 0 10px',
    borderRadius: radius.sm,
    fontSize: 13,
    lineHeight: '18px',
    fontWeight: 500,
    cursor: 'default',
  },
  variants: {
    bad: {
      true: { paddingLeft: 8, backgroundColor: vars.danger.soft, color: vars.danger.text },
      false: { backgroundColor: vars.neutral.soft, color: vars.text.primary },
    },
  },
});
export const tagText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const tagIcon = style({ width: 14, height: 14 });
export const tagRemove = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 22,
  height: 22,
  borderRadius: radius.xs,
  selectors: { '&:hover': { backgroundColor: vars.fill.pressed } },
  '::after': { content: '', position: 'absolute', inset: -4 },
});
export const chevron = style({ pointerEvents: 'none' });
