import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { radius, space, text, vars } from '@/shared/styles';

/** Inherits the text size of the surrounding page. */
export const blocks = style({ display: 'grid', gap: space[3], minWidth: 0, overflowWrap: 'break-word' });
globalStyle(`${blocks} strong`, { fontWeight: 600, color: vars.text.primary });
globalStyle(`${blocks} a[href^="#"], ${blocks} a[href^="mailto:"]`, {
  borderRadius: radius.xs,
  fontWeight: 600,
  color: vars.accent.text,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

export const heading = recipe({
  base: { borderRadius: radius.xs, color: vars.text.primary, scrollMarginTop: 24 },
  variants: {
    level: {
      2: { ...text.titleMd, marginTop: 28 },
      3: { ...text.titleSm, marginTop: 16 },
    },
  },
});
export const list = recipe({
  base: { display: 'grid', gap: 6, paddingLeft: 22 },
  variants: { isOrdered: { true: { listStyle: 'decimal' }, false: { listStyle: 'disc' } } },
});
export const picture = style({
  maxWidth: '100%',
  height: 'auto',
  marginTop: 4,
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.lg,
});
