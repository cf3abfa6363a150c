import { style, styleVariants } from '@vanilla-extract/css';
import { radius, receiverColors, vars } from '@/shared/styles';

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  maxWidth: 120,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: 12.5,
  fontWeight: 400,
  color: vars.text.tertiary,
  whiteSpace: 'nowrap',
});

const filled = (color: string) => ({ backgroundColor: color });
const dotBase = style({ flex: 'none', width: 8, height: 8, borderRadius: radius.full });
export const dot = styleVariants(
  {
    GRAY: filled(vars.border.control),
    RED: filled(vars.danger.fill),
    ORANGE: filled(vars.seal.fill),
    YELLOW: filled(vars.warning.fill),
    GREEN: filled(vars.success.fill),
    TEAL: filled(receiverColors[2]?.fill ?? vars.success.fill),
    BLUE: filled(vars.accent.fill),
    PURPLE: filled(receiverColors[3]?.fill ?? vars.accent.fill),
  },
  (color) => [dotBase, color],
);
