import { createThemeContract, style } from '@vanilla-extract/css';
import { receiverColors, receiverTint } from './tokens';
import { vars } from './theme.css';

/** Variables for elements in a person's colour, set by one of the classes below. */
export const receiverVars = createThemeContract({ fill: null, onFill: null, tint: null });

const colored = (fill: string, onFill: string) =>
  style({
    vars: {
      [receiverVars.fill]: fill,
      [receiverVars.onFill]: onFill,
      [receiverVars.tint]: `color-mix(in srgb, ${fill} ${receiverTint.tint * 100}%, transparent)`,
    },
  });

export const receiverClasses = receiverColors.map(({ fill, onFill }) => colored(fill, onFill));
export const senderClass = colored(vars.text.tertiary, vars.bg.surface);
