import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/shared/styles';

export const problems = style({ display: 'flex', flexDirection: 'column', gap: 6, margin: 0, padding: 0 });
export const problem = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    width: '100%',
    minHeight: 44,
    padding: '11px 14px',
    borderRadius: 10,
    fontSize: 14,
    lineHeight: '22px',
    color: vars.text.primary,
    textAlign: 'left',
  },
  variants: {
    severity: {
      ERROR: { backgroundColor: vars.danger.soft },
      WARNING: { backgroundColor: vars.warning.soft },
    },
    jumps: {
      true: { cursor: 'pointer', selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.border.control}` } } },
      false: {},
    },
  },
});
export const problemText = style({ flex: 1, minWidth: 0 });
export const problemIcon = recipe({
  base: { flex: 'none', width: 18, height: 18, marginTop: 2 },
  variants: { severity: { ERROR: { color: vars.danger.text }, WARNING: { color: vars.warning.text } } },
});
export const jumpIcon = style({ flex: 'none', width: 16, height: 16, marginTop: 3, color: vars.text.tertiary });
