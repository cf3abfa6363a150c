import { globalStyle, style } from '@vanilla-extract/css';
import { duration, media, radius, size, vars, zIndex } from '@/shared/styles';

export const bar = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: zIndex.sticky,
  display: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  alignItems: 'center',
  height: `calc(${size.mobileTab} + env(safe-area-inset-bottom))`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
  '@media': { [media.mobile]: { display: 'grid' } },
});

export const tab = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  height: size.mobileTab,
  color: vars.text.tertiary,
  fontSize: 11,
  lineHeight: '14px',
  letterSpacing: 0,
  fontWeight: 500,
  borderRadius: radius.md,
  selectors: { '&[aria-current=page]': { color: vars.text.primary, fontWeight: 700 } },
});
globalStyle(`${bar} svg`, { width: 22, height: 22 });
export const count = style({ position: 'absolute', top: 4, left: 'calc(50% + 4px)' });

export const create = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  justifySelf: 'center',
  width: 46,
  height: 46,
  borderRadius: radius.lg,
  backgroundColor: vars.action.bg,
  color: vars.action.text,
  transition: `transform ${duration.instant}`,
  selectors: { '&:active': { backgroundColor: vars.action.pressed, transform: 'scale(.96)' } },
});
