import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { duration, media, size, text, vars } from '@/shared/styles';

export const group = recipe({
  base: { display: 'flex', minWidth: 0 },
  variants: {
    direction: {
      column: { flexDirection: 'column', gap: 12, '@media': { [media.mobile]: { gap: 0 } } },
      row: { flexWrap: 'wrap', gap: '8px 20px' },
    },
  },
});
export const label = style({
  ...text.bodySm,
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 10,
  cursor: 'pointer',
  '@media': { [media.mobile]: { minHeight: size.touchMin, alignItems: 'center' } },
});
export const textBlock = style({ display: 'flex', flexDirection: 'column' });
export const emphasized = style({ fontWeight: 600 });
export const description = style({ fontSize: 13, lineHeight: '20px', color: vars.text.tertiary });
export const input = style({
  appearance: 'none',
  flex: 'none',
  width: 18,
  height: 18,
  margin: '2px 0',
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: '50%',
  backgroundColor: vars.bg.surface,
  cursor: 'pointer',
  transition: `border-color ${duration.fast}, border-width ${duration.fast}`,
  selectors: {
    '&:checked': { border: `5.5px solid ${vars.accent.fill}`, backgroundColor: vars.accent.onFill },
    '&[aria-disabled=true]': {
      borderColor: vars.border.default,
      backgroundColor: vars.neutral.soft,
      cursor: 'not-allowed',
    },
  },
});
