import { createVar, type StyleRule } from '@vanilla-extract/css';
import { media } from '@/shared/styles';

/** One pixel of a drawing. The container sets it, so that a drawing scales with its container. */
export const unit = createVar();
export const u = (pixels: number) => `calc(${unit} * ${pixels})`;

type Rules = Pick<StyleRule, 'vars' | 'color' | 'backgroundColor' | 'boxShadow' | 'borderColor'>;

/** For the few parts that stay dark in both themes and therefore cannot use the names of the tokens. */
export const inDark = (rules: Rules): StyleRule => ({
  selectors: { "[data-theme='dark'] &": rules },
  '@media': { [media.darkScheme]: { selectors: { ":root:not([data-theme='light']) &": rules } } },
});
