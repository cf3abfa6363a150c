import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { actionBarHeight, duration, ease, media, motion, size, text, vars, zIndex } from '@/shared/styles';

export const container = style({
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 28,
  zIndex: zIndex.toast,
  display: 'grid',
  justifyItems: 'center',
  padding: '0 20px',
  pointerEvents: 'none',
  '@media': {
    [media.mobile]: {
      bottom: `calc(${size.mobileTab} + ${fallbackVar(actionBarHeight, '0px')} + 16px + env(safe-area-inset-bottom))`,
    },
  },
});

export const toast = style({
  ...text.bodySm,
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  minHeight: 44,
  padding: '10px 16px 10px 14px',
  borderRadius: 10,
  backgroundColor: vars.bg.inverse,
  color: vars.text.inverse,
  boxShadow: vars.elevation[3],
  fontWeight: 500,
  pointerEvents: 'auto',
});

export const enter = style({ animation: `${motion.riseIn} ${duration.base} ${ease.enter} both` });
export const exit = style({ animation: `${motion.sinkOut} ${duration.base} ${ease.exit} both` });

globalStyle(`${toast} [class*='progress-bar']`, { display: 'none' });
