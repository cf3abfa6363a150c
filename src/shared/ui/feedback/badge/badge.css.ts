import { globalStyle } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { radius, vars } from '@/shared/styles';

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: 4,
    height: 24,
    padding: '0 7px',
    borderRadius: radius.sm,
    fontSize: 12.5,
    lineHeight: '18px',
    fontWeight: 600,
    letterSpacing: 0,
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      seal: { backgroundColor: vars.seal.soft, color: vars.seal.text },
      accent: { backgroundColor: vars.accent.soft, color: vars.accent.text },
      warning: { backgroundColor: vars.warning.soft, color: vars.warning.text },
      success: { backgroundColor: vars.success.soft, color: vars.success.text },
      danger: { backgroundColor: vars.danger.soft, color: vars.danger.text },
      neutral: { backgroundColor: vars.neutral.soft, color: vars.neutral.text },
    },
  },
});
globalStyle(`${badge.classNames.base} > svg`, { width: 14, height: 14, strokeWidth: 2 });
// The badge's tint hardly differs from that of a selected row.
globalStyle(`[aria-selected=true] ${badge.classNames.base}`, { backgroundColor: vars.bg.surface });

export type BadgeTone = NonNullable<NonNullable<RecipeVariants<typeof badge>>['tone']>;
