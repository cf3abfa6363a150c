import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { duration, media, size, text, vars } from '@/shared/styles';

export const list = style({
  display: 'flex',
  gap: 24,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${vars.border.subtle}`,
  '@media': { [media.mobile]: { gap: 20 } },
});
export const tab = style({
  ...text.labelMd,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'baseline',
  flex: 'none',
  gap: 6,
  padding: '10px 1px 12px',
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  fontWeight: 500,
  borderRadius: 4,
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&[data-state=active]': { color: vars.text.primary, fontWeight: 650 },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 'auto 0 0',
      height: 2,
      backgroundColor: vars.text.primary,
      opacity: 0,
      transition: `opacity ${duration.base}`,
    },
    '&[data-state=active]::after': { opacity: 1 },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [media.mobile]: { justifyContent: 'center', minWidth: size.touchMin, paddingBlock: 12 } },
});
export const equalWidthTabs = style({ gap: 0, '@media': { [media.mobile]: { gap: 0 } } });
globalStyle(`${equalWidthTabs} > ${tab}`, { flex: 1, justifyContent: 'center' });
export const icon = style({
  display: 'inline-flex',
  alignSelf: 'center',
  '@media': { [media.cramped]: { display: 'none' } },
});
export const count = recipe({
  base: { fontSize: 12.5, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  variants: { tone: { plain: { color: vars.text.tertiary }, seal: { color: vars.seal.text } } },
});
export const panel = style({ outline: 'none', paddingTop: 16 });
