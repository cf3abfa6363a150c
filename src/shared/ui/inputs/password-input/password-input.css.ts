import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { duration, radius, vars } from '@/shared/styles';

export const eye = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 32,
  height: 32,
  borderRadius: radius.sm,
  color: vars.text.tertiary,
  selectors: { '&:hover': { backgroundColor: vars.fill.hover } },
  '::after': { content: '', position: 'absolute', inset: -6 },
});

export const note = style({
  marginTop: 6,
  fontSize: 13,
  lineHeight: '18px',
  color: vars.warning.text,
  fontWeight: 500,
});
export const rules = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 14px', marginTop: 8 });
export const rule = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    fontSize: 13,
    lineHeight: '18px',
    transition: `color ${duration.fast}`,
  },
  variants: { met: { true: { color: vars.success.text, fontWeight: 500 }, false: { color: vars.text.tertiary } } },
});
export const mark = style({ width: 14, height: 14 });
