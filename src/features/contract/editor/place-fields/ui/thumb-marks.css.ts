import { style } from '@vanilla-extract/css';
import { receiverVars } from '@/shared/styles';

export const thumbMark = style({
  position: 'absolute',
  minWidth: 2,
  minHeight: 2,
  outline: `1px solid ${receiverVars.fill}`,
  borderRadius: 1,
  backgroundColor: `color-mix(in srgb, ${receiverVars.fill} 18%, transparent)`,
});
