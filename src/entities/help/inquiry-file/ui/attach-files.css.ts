import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, radius, text, vars } from '@/shared/styles';

export const list = style({
  overflow: 'hidden',
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.md,
  listStyle: 'none',
});
export const row = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 56,
    padding: '6px 8px 6px 14px',
    selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
    '@media': { [media.mobile]: { flexWrap: 'wrap' } },
  },
  variants: { isFailed: { true: { backgroundColor: vars.danger.soft }, false: {} } },
});
export const facts = style({
  flex: 1,
  minWidth: 0,
  // On a phone, the retry button wraps below the text.
  '@media': { [media.mobile]: { flexBasis: 160 } },
});
export const name = style({ ...text.labelMd, display: 'block', overflowWrap: 'anywhere' });
export const detail = style({ ...text.bodySm, display: 'block', color: vars.text.secondary });
export const problem = style({ ...text.bodySm, display: 'block', fontWeight: 500, color: vars.danger.text });
export const actions = style({ display: 'flex', alignItems: 'center', gap: 4, marginLeft: 'auto' });
