import { style } from '@vanilla-extract/css';
import { duration, media, radius, size, text, vars } from '@/shared/styles';

export const label = style({
  ...text.bodySm,
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 10,
  cursor: 'pointer',
  '@media': { [media.mobile]: { minHeight: size.touchMin, alignItems: 'center' } },
});
export const textBlock = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const emphasized = style({ fontWeight: 600 });
export const description = style({ fontSize: 13, lineHeight: '20px', color: vars.text.tertiary });

export const control = style({ position: 'relative', display: 'inline-flex', flex: 'none', margin: '2px 0' });

export const input = style({
  appearance: 'none',
  width: 18,
  height: 18,
  margin: 0,
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: 5,
  backgroundColor: vars.bg.surface,
  cursor: 'pointer',
  transition: `background-color ${duration.fast}, border-color ${duration.fast}`,
  selectors: {
    '&:checked, &:indeterminate': { backgroundColor: vars.accent.fill, borderColor: vars.accent.fill },
    '&:hover:not(:checked, :indeterminate, [aria-disabled=true])': { backgroundColor: vars.fill.hover },
    '&[aria-invalid=true]': { borderColor: vars.danger.fill },
    '&[aria-disabled=true], &[aria-disabled=true]:checked, &[aria-disabled=true]:indeterminate': {
      backgroundColor: vars.neutral.soft,
      borderColor: vars.border.default,
      cursor: 'not-allowed',
    },
    '&::after': { content: '', position: 'absolute', inset: -10, borderRadius: radius.md },
  },
});

export const mark = style({
  position: 'absolute',
  inset: 2,
  width: 14,
  height: 14,
  strokeWidth: 3,
  color: vars.accent.onFill,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${duration.fast}`,
});
// The mark is next to the box or, if the box is locked, next to its tooltip wrapper, which only members see.
// oxlint-disable dojang/browser-range
export const tick = style([
  mark,
  {
    selectors: {
      [`${input}:checked:not(:indeterminate) ~ &`]: { opacity: 1 },
      [`:has(${input}:checked:not(:indeterminate)) > &`]: { opacity: 1 },
    },
  },
]);
export const dash = style([
  mark,
  {
    selectors: {
      [`${input}:indeterminate ~ &`]: { opacity: 1 },
      [`:has(${input}:indeterminate) > &`]: { opacity: 1 },
    },
  },
]);
export const lockedMark = style({ color: vars.text.tertiary });
