import { style } from '@vanilla-extract/css';
import { radius, text, vars } from '@/shared/styles';

/** Visually hidden until something inside has focus, so that focus is never on an invisible button. */
export const hiddenUntilFocus = style({
  position: 'absolute',
  top: 8,
  left: 8,
  selectors: {
    '&:not(:focus-within)': {
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '&:focus-within': {
      zIndex: 1,
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      padding: '8px 12px',
      borderRadius: radius.md,
      backgroundColor: vars.bg.surface,
      color: vars.text.primary,
      boxShadow: vars.elevation[2],
    },
  },
});
export const visible = style({
  ...text.bodyMd,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
});
