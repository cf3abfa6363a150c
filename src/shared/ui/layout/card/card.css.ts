import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { radius, text, vars } from '@/shared/styles';

export const card = recipe({
  base: {
    display: 'block',
    minWidth: 0,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: radius.lg,
    backgroundColor: vars.bg.surface,
    color: vars.text.primary,
  },
  variants: {
    padding: { none: {}, md: { padding: 20 }, lg: { padding: 24 } },
  },
  defaultVariants: { padding: 'md' },
});
export const header = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 12,
});
export const title = style({ ...text.titleSm, minWidth: 0 });
