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
  /** A phone in landscape orientation. */
  short: '(orientation: landscape) and (height < 500px)',
  /** Large text on a small screen, in the browser's `em`, which its user has chosen. */
  cramped: '(width < 20em)',
});

/** Media queries of the layout steps. The mobile layout ends at 960. `useLayout` is the equivalent in script. */
export const media = /* @__PURE__ */ queries();

/** Firefox before 121 ignores every rule with `:has()`. */
export const withoutHas = 'not selector(:has(*))';
