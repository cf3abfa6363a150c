import { style } from '@vanilla-extract/css';
import { media, radius, size, space, vars, zIndex } from '@/shared/styles';

/** The sidebar and the sheet on the canvas. Mobile only has the page. */
export const shell = style({
  display: 'flex',
  minHeight: '100dvh',
  backgroundColor: vars.bg.canvas,
  '@media': { [media.mobile]: { display: 'block', backgroundColor: vars.bg.surface } },
});

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  height: 'calc(100dvh - 16px)',
  margin: '8px 8px 8px 0',
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: 14,
  backgroundColor: vars.bg.surface,
  color: vars.text.primary,
  '@media': {
    [media.mobile]: {
      height: 'auto',
      minHeight: '100dvh',
      margin: 0,
      overflow: 'visible',
      border: 0,
      borderRadius: 0,
      paddingBottom: `calc(${size.mobileTab} + env(safe-area-inset-bottom))`,
    },
  },
});

export const scroller = style({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  '@media': { [media.mobile]: { display: 'block', overflow: 'visible' } },
});

export const main = style({
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  outline: 'none',
  '@media': { [media.mobile]: { overflow: 'visible' } },
});

export const padded = style({
  maxWidth: 1240,
  margin: '0 auto',
  padding: `26px ${space[8]} ${space[10]}`,
  '@media': { [media.mobile]: { maxWidth: 680, padding: '8px 20px 32px' } },
});

export const skip = style({
  selectors: {
    '&:focus': {
      position: 'fixed',
      top: 12,
      left: 12,
      zIndex: zIndex.toast,
      width: 'auto',
      height: 'auto',
      margin: 0,
      padding: '10px 16px',
      clipPath: 'none',
      borderRadius: radius.md,
      backgroundColor: vars.bg.inverse,
      color: vars.text.inverse,
      fontWeight: 600,
    },
  },
});
