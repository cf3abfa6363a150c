import { style } from '@vanilla-extract/css';
import { duration, ease, media, radius, size, text, vars } from '@/shared/styles';

export const label = style({
  ...text.bodySm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  cursor: 'pointer',
  '@media': { [media.mobile]: { minHeight: size.touchMin } },
});
export const input = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 36,
  height: 22,
  margin: 0,
  borderRadius: radius.full,
  backgroundColor: vars.border.control,
  cursor: 'pointer',
  transition: `background-color ${duration.fast}`,
  selectors: {
    '&:checked': { backgroundColor: vars.accent.fill },
    '&[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' },
    '&::after': {
      content: '',
      position: 'absolute',
      top: 2,
      left: 2,
      width: 18,
      height: 18,
      borderRadius: '50%',
      backgroundColor: vars.accent.onFill,

      transition: `transform ${duration.fast} ${ease.standard}`,
    },
    '&:checked::after': { transform: 'translateX(14px)' },
  },
});
