import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { duration, ease, media, motion, radius, size, text, vars } from '@/shared/styles';

export const trigger = recipe({
  base: {
    ...text.bodySm,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    width: '100%',
    minWidth: 0,
    padding: '0 12px',
    border: `1px solid ${vars.border.control}`,
    borderRadius: radius.md,
    backgroundColor: vars.bg.surface,
    color: vars.text.primary,
    textAlign: 'left',
    selectors: {
      '&:focus-visible, &[data-state=open]': {
        outline: 'none',
        borderColor: vars.accent.fill,
        boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.accent.fill} 20%, transparent)`,
      },
      '&[aria-invalid=true]': {
        borderColor: vars.danger.fill,
        boxShadow: `inset 0 0 0 1px ${vars.danger.fill}`,
      },
      '&[data-placeholder]': { color: vars.text.tertiary },
      '&:disabled': {
        backgroundColor: vars.neutral.soft,
        borderColor: vars.border.default,
        color: vars.text.disabled,
        cursor: 'not-allowed',
      },
    },
    '@media': { [media.mobile]: { fontSize: 16 } },
  },
  variants: {
    size: { md: { height: size.input }, lg: { height: size.inputLg, borderRadius: 10, fontSize: 16 } },
  },
  defaultVariants: { size: 'md' },
});
export type TriggerVariants = NonNullable<RecipeVariants<typeof trigger>>;

export const chevron = style({ color: vars.text.tertiary });
export const value = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const content = style({
  minWidth: 'var(--radix-select-trigger-width)',
  maxHeight: 'var(--radix-select-content-available-height)',
  overflow: 'hidden',
  borderRadius: 11,
  backgroundColor: vars.bg.raised,
  color: vars.text.primary,
  boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.elevation[3]}`,
  animation: `${motion.fadeIn} ${duration.base} ${ease.enter}`,
});
export const viewport = style({ padding: 6 });
export const option = style({
  ...text.bodySm,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  minHeight: 36,
  padding: '7px 10px',
  borderRadius: 7,
  outline: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { backgroundColor: vars.fill.hover },
    '&[data-state=checked]': { fontWeight: 600 },
  },
});
export const mark = style({ width: 16, height: 16, color: vars.accent.text });
export const sheetRow = style([
  option,
  {
    ...text.bodyLg,
    width: '100%',
    minHeight: 52,
    padding: '8px 4px',
    selectors: { '&[aria-checked=true]': { fontWeight: 600 } },
  },
]);
