import { style } from '@vanilla-extract/css';
import { duration, ease, motion, radius, vars, zIndex } from '@/shared/styles';

/** The wrapper only listens to events, and leaves the child in the parent's layout. */
export const wrapper = style({ display: 'contents' });

export const bubble = style({
  position: 'fixed',
  inset: 'auto',
  display: 'none',
  alignItems: 'center',
  gap: 6,
  zIndex: zIndex.tooltip,
  width: 'max-content',
  maxWidth: 260,
  margin: 0,
  padding: '6px 10px',
  border: 0,
  borderRadius: radius.md,
  backgroundColor: vars.bg.inverse,
  color: vars.text.inverse,
  boxShadow: vars.elevation[3],
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 500,
  letterSpacing: 0,
  textAlign: 'left',
  whiteSpace: 'normal',
  pointerEvents: 'none',
  selectors: {
    '&[data-open]': { display: 'flex', animation: `${motion.fadeIn} ${duration.base} ${ease.enter}` },
  },
});

export const shortcut = style({
  padding: '0 4px',
  borderRadius: radius.xs,
  border: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
  fontSize: 11,
  lineHeight: '16px',
});
