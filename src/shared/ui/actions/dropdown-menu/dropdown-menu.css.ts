import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { duration, ease, media, motion, text, vars } from '@/shared/styles';

export const content = style({
  minWidth: 200,
  maxWidth: 320,
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: 6,
  borderRadius: 11,
  backgroundColor: vars.bg.raised,
  boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.elevation[3]}`,
  color: vars.text.primary,
  outline: 'none',
  animation: `${motion.fadeIn} ${duration.base} ${ease.enter}`,
});

export const row = recipe({
  base: {
    ...text.bodySm,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 36,
    padding: '7px 10px',
    borderRadius: 7,
    outline: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted]': { backgroundColor: vars.fill.hover },
      '&[aria-disabled=true]': { color: vars.text.tertiary, cursor: 'not-allowed' },
    },
  },
  variants: {
    danger: { true: { color: vars.danger.text }, false: {} },
    sheet: {
      true: {
        ...text.bodyLg,
        minHeight: 52,
        padding: '8px 4px',
        selectors: { '&:active': { backgroundColor: vars.fill.pressed } },
      },
      false: {},
    },
  },
  defaultVariants: { danger: false, sheet: false },
});

export const icon = style({ display: 'flex', flex: 'none', color: vars.text.secondary });
export const dangerIcon = style({ color: 'inherit' });
export const textBlock = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const reason = style({ ...text.caption, color: vars.text.tertiary, fontWeight: 400 });
export const checkmark = style({ width: 16, height: 16, marginLeft: 'auto', color: vars.accent.text });
export const separator = style({ height: 1, margin: '6px 4px', border: 0, backgroundColor: vars.border.subtle });
export const groupName = style({
  ...text.caption,
  padding: '8px 10px 4px',
  color: vars.text.tertiary,
  '@media': { [media.mobile]: { padding: '12px 4px 4px' } },
});
