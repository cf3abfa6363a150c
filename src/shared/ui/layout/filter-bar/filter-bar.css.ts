import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, radius, size, vars } from '@/shared/styles';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const search = style({ flex: '0 1 240px', minWidth: 160, '@media': { [media.mobile]: { flex: 1 } } });
export const filters = style({ display: 'contents', '@media': { [media.mobile]: { display: 'none' } } });
export const end = style({ display: 'flex', alignItems: 'center', gap: 8, marginLeft: 'auto' });
export const mobileOnly = style({ position: 'relative', '@media': { [media.desktop]: { display: 'none' } } });
export const sheetFilters = style({ display: 'flex', flexDirection: 'column', gap: 12 });

export const chip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    height: 34,
    borderRadius: radius.md,
    fontSize: 13,
    lineHeight: '18px',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    // On mobile, each chip is a row in the sheet.
    '@media': { [media.mobile]: { height: size.controlLg, fontSize: 15 } },
  },
  variants: {
    active: {
      true: {
        backgroundColor: vars.accent.soft,
        boxShadow: `inset 0 0 0 1px ${vars.accent.border}`,
        color: vars.accent.text,
        fontWeight: 600,
      },
      false: {
        backgroundColor: vars.bg.surface,
        boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
        color: vars.text.primary,
      },
    },
  },
});
export const chipButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  height: '100%',
  padding: '0 10px',
  borderRadius: 'inherit',
  selectors: { '&:hover': { backgroundColor: vars.fill.hover } },
  '@media': { [media.mobile]: { flex: 1, justifyContent: 'space-between', padding: '0 14px' } },
});
export const chipClear = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: '100%',
  marginLeft: -6,
  padding: '0 9px 0 6px',
  borderRadius: 'inherit',
  selectors: { '&:hover': { backgroundColor: vars.fill.hover } },
  '@media': { [media.mobile]: { justifyContent: 'center', width: size.touchMin, marginLeft: 0, padding: 0 } },
});
export const chipIcon = style({ width: 16, height: 16 });
