import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/styles';

export const dot = style({
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: 4,
  selectors: { '&[data-unread]': { backgroundColor: vars.accent.fill } },
});
