import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, radius, text, vars } from '@/shared/styles';

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '26px 1fr auto',
  columnGap: 10,
  paddingBottom: 18,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      left: 13,
      top: 26,
      bottom: 0,
      width: 1,
      backgroundColor: vars.border.default,
    },
  },
  '@media': { [media.mobile]: { gridTemplateColumns: '26px 1fr' } },
});
export const icon = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 26,
    height: 26,
    borderRadius: radius.full,
  },
  variants: {
    tone: {
      plain: { backgroundColor: vars.neutral.soft, color: vars.neutral.text },
      ink: { backgroundColor: vars.action.bg, color: vars.action.text },
      danger: { backgroundColor: vars.danger.soft, color: vars.danger.text },
    },
  },
});
globalStyle(`${icon.classNames.base} > svg`, { width: 14, height: 14 });
export const textBlock = style({ minWidth: 0, paddingTop: 2 });
export const sentence = style({ fontWeight: 500, overflowWrap: 'anywhere' });
export const detail = style({ ...text.bodySm, color: vars.text.tertiary, overflowWrap: 'anywhere' });
export const time = style({
  ...text.bodySm,
  paddingTop: 3,
  color: vars.text.tertiary,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { gridColumn: 2, paddingTop: 0 } },
});
