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
  /** A phone on its side. */
  short: '(orientation: landscape) and (height < 500px)',
  /** Large letters on a small screen: in `em` of the browser, which is what its user has chosen. */
  cramped: '(width < 20em)',
});

/** Names of the layout steps; 960 is where the mobile layout ends. `useLayout` asks the same question in script. */
export const media = /* @__PURE__ */ queries();

/** Firefox below 121 drops every rule with `:has()`. */
export const withoutHas = 'not selector(:has(*))';
