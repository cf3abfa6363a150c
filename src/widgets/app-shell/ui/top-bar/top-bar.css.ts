import { globalStyle, style } from '@vanilla-extract/css';
import { media, radius, size, text, touchArea, vars, zIndex } from '@/shared/styles';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 4,
  height: size.topbar,
  padding: '0 16px 0 24px',
  borderBottom: `1px solid ${vars.border.subtle}`,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const search = style({ width: '100%', maxWidth: 340 });
export const actions = style({ display: 'flex', alignItems: 'center', gap: 4, marginLeft: 'auto' });
export const divider = style({ width: 1, height: 20, margin: '0 8px', backgroundColor: vars.border.default });
export const accountButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  height: 40,
  padding: '0 8px 0 6px',
  borderRadius: radius.full,
  fontWeight: 600,
  color: vars.text.primary,
  selectors: { '&:hover, &[data-state=open]': { backgroundColor: vars.fill.hover } },
});
export const accountChevron = style({ width: 16, height: 16, color: vars.text.tertiary });

export const mobileBar = style({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.sticky,
  display: 'none',
  alignItems: 'center',
  gap: 4,
  height: size.mobileTop,
  padding: '0 8px 0 20px',
  backgroundColor: vars.bg.surface,
  selectors: { '&[data-back]': { paddingLeft: 8 } },
  '@media': { [media.mobile]: { display: 'flex' } },
});
export const mobileTitle = style({
  ...text.titleSm,
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const mobileHome = style({
  position: 'relative',
  display: 'inline-flex',
  marginRight: 'auto',
  borderRadius: radius.md,
  ...touchArea,
});

globalStyle(`${mobileBar} button > svg`, { width: 22, height: 22 });
