import { globalStyle, style } from '@vanilla-extract/css';
import { duration, ease, media, motion, text, vars, zIndex } from '@/shared/styles';

export const screen = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.dialog,
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  backgroundColor: vars.bg.desk,
  color: vars.text.primary,
  outline: 'none',
  animation: `${motion.fadeIn} ${duration.base} ${ease.enter}`,
  selectors: { '&[data-state=closed]': { animation: `${motion.fadeOut} ${duration.base} ${ease.exit} forwards` } },
});
export const header = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '0 12px 0 20px',
  borderBottom: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
  '@media': { [media.mobile]: { minHeight: 52, padding: '0 6px 0 16px' }, [media.short]: { minHeight: 44 } },
});
export const title = style({
  ...text.titleSm,
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const note = style({ ...text.bodyMd, color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const body = style({ display: 'flex', flex: 1, minHeight: 0 });
export const footer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flex: 'none',
  gap: 8,
  padding: '12px 24px',
  borderTop: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
  '@media': { [media.mobile]: { padding: '12px 16px calc(12px + env(safe-area-inset-bottom))' } },
});

// On a phone, the buttons share the width to be easier to reach.
globalStyle(`${footer} button`, { '@media': { [media.mobile]: { flex: 1 } } });
