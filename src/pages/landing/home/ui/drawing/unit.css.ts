import { createVar, type StyleRule } from '@vanilla-extract/css';
import { media } from '@/shared/styles';

/** One pixel of a drawing. The container sets it, so that the drawing scales with the container. */
export const unit = createVar();
export const u = (pixels: number) => `calc(${unit} * ${pixels})`;

type Rules = Pick<StyleRule, 'vars' | 'color' | 'backgroundColor' | 'boxShadow' | 'borderColor'>;

/** Adds rules for the dark theme, for parts that are dark in both themes and so can't use theme tokens. */
export const createDarkThemeRule = (rules: Rules): StyleRule => ({
  selectors: { "[data-theme='dark'] &": rules },
  '@media': { [media.darkScheme]: { selectors: { ":root:not([data-theme='light']) &": rules } } },
});
