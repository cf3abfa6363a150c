import { breakpoint } from './tokens';

const queries = () => ({
  wide: `(width >= ${breakpoint.xl})`,
  rail: `(${breakpoint.lg} <= width < ${breakpoint.xl})`,
  desktop: `(width >= ${breakpoint.lg})`,
  mobile: `(width < ${breakpoint.lg})`,
  belowMd: `(width < ${breakpoint.md})`,
  belowSm: `(width < ${breakpoint.sm})`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  darkScheme: '(prefers-color-scheme: dark)',
  hover: '(hover: hover)',
  touch: '(pointer: coarse)',
  /** A phone in landscape orientation. Narrower windows, such as half a screen with a keyboard, have no room for rows. */
  short: '(orientation: landscape) and (height < 500px) and (width >= 560px)',
  /** Large text on a small screen. One `em` is the browser's default font size, which the user can set. */
  cramped: '(width < 20em)',
});

/** The mobile layout ends at 960 px. In JavaScript, use `useLayout`. */
export const media = /* @__PURE__ */ queries();

/** Matches Firefox before 121, which ignores every rule with `:has()`. */
export const withoutHasSelector = 'not selector(:has(*))';
