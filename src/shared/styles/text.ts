import { typography } from './tokens';

type Style = { fontSize: string; lineHeight: number; fontWeight: number; letterSpacing: string };

const rule = ({ fontSize, lineHeight, fontWeight, letterSpacing }: Style) => ({
  fontSize,
  lineHeight,
  fontWeight,
  letterSpacing,
});

const styles = () => ({
  displayLg: rule(typography.display.lg),
  displayMd: rule(typography.display.md),
  titleXl: rule(typography.title.xl),
  titleLg: rule(typography.title.lg),
  titleMd: rule(typography.title.md),
  titleSm: rule(typography.title.sm),
  bodyLg: rule(typography.body.lg),
  bodyMd: rule(typography.body.md),
  bodySm: rule(typography.body.sm),
  labelMd: rule(typography.label.md),
  labelSm: rule(typography.label.sm),
  caption: rule(typography.caption),
});

/** Style rules to spread into `style()`: `style({ ...text.titleLg, color: … })`. */
export const text = /* @__PURE__ */ styles();
