import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@/shared/styles';

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.belowSm]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      rowGap: 20,
      // Two figures share the full width.
      selectors: { '&:not(:has(> :nth-child(3)))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});
export const stat = style({
  minWidth: 0,
  padding: '0 20px',
  borderLeft: `1px solid ${vars.border.default}`,
  selectors: { '&:first-child': { paddingLeft: 0, borderLeft: 0 } },
  '@media': { [media.mobile]: { padding: '0 14px' } },
});
export const label = style({ ...text.labelSm, color: vars.text.secondary });
export const figure = style({
  marginTop: 4,
  fontSize: 28,
  lineHeight: '38px',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  color: vars.text.primary,
});
export const unit = style({
  marginLeft: 2,
  fontSize: 15,
  fontWeight: 500,
  letterSpacing: 0,
  color: vars.text.secondary,
});
/** Always two lines high, so that nothing below moves when the text loads. */
export const explanation = style({
  ...text.labelSm,
  minHeight: '2lh',
  marginTop: 6,
  fontWeight: 400,
  color: vars.text.tertiary,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const emptyValue = style({ color: vars.text.tertiary });
