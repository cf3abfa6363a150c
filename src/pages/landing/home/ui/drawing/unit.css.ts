import { createVar, type StyleRule } from '@vanilla-extract/css';
import { media } from '@/shared/styles';

/** One pixel of a drawing, set by the container so that the drawing scales with it. */
export const unit = createVar();
export const u = (pixels: number) => `calc(${unit} * ${pixels})`;

type Rules = Pick<StyleRule, 'vars' | 'color' | 'backgroundColor' | 'boxShadow' | 'borderColor'>;

/** For parts that are dark in both themes and therefore can't use theme tokens. */
export const createDarkThemeRule = (rules: Rules): StyleRule => ({
  selectors: { "[data-theme='dark'] &": rules },
  '@media': { [media.darkScheme]: { selectors: { ":root:not([data-theme='light']) &": rules } } },
});
