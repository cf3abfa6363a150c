import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, radius, text, vars } from '@/shared/styles';

export const list = style({
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});
export const row = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 66,
    padding: '11px 12px 11px 16px',
    selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
    '@media': { [media.mobile]: { flexWrap: 'wrap', padding: '12px 8px 12px 12px' } },
  },
  variants: {
    tone: {
      plain: {},
      danger: { backgroundColor: vars.danger.soft },
      warning: { backgroundColor: vars.warning.soft },
    },
  },
});
export const tile = style({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  overflow: 'hidden',
  width: 40,
  height: 40,
  borderRadius: radius.md,
  backgroundColor: vars.neutral.soft,
  color: vars.neutral.text,
  fontSize: 11,
  fontWeight: 700,
});
/** A preview of the top of the first page. */
export const picture = style({
  flex: 'none',
  width: 40,
  height: 52,
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.xs,
  backgroundColor: vars.doc.paper,
  objectFit: 'cover',
  objectPosition: 'top',
});
export const textBlock = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 2,
  minWidth: 0,
  // The message doesn't fit next to a text button, so the button wraps below it.
  '@media': { [media.mobile]: { flexBasis: 150 } },
});
export const line = style({ display: 'flex', alignItems: 'baseline', gap: 12 });
export const name = style({
  ...text.labelMd,
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const percent = style({ ...text.labelSm, color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const detail = style({ fontSize: 13, lineHeight: '18px', color: vars.text.tertiary });
export const problem = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 500,
  color: vars.danger.text,
});
export const question = style([problem, { color: vars.warning.text }]);
export const smallIcon = style({ flex: 'none', width: 14, height: 14, marginTop: 2 });
export const actions = style({ display: 'flex', alignItems: 'center', flex: 'none', gap: 4, marginLeft: 'auto' });
export const bar = style({ marginTop: 6 });

export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  alignItems: 'start',
  gap: 12,
  padding: 12,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.desk,
});
export const page = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: radius.xs,
  backgroundColor: vars.doc.paper,
  boxShadow: vars.elevation[1],
});
export const enlarge = style({
  position: 'relative',
  display: 'block',
  borderRadius: radius.xs,
  cursor: 'zoom-in',
  ':focus-visible': { outlineOffset: 3 },
});
export const enlargeMark = style({
  position: 'absolute',
  right: 8,
  bottom: 8,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 32,
  height: 32,
  borderRadius: radius.md,
  backgroundColor: vars.bg.surface,
  color: vars.text.primary,
  boxShadow: vars.elevation[2],
});
export const notices = style({ ...text.bodySm, margin: 0, paddingLeft: 20, color: vars.text.secondary });
