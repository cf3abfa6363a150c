import source from './tokens.json';

type Values<Node> = Node extends { $value: infer Value } ? Value : { [Key in keyof Node]: Values<Node[Key]> };

/** Unwraps the `$value` objects in the design-token file and keeps their names. */
function valuesOf<Node>(node: Node): Values<Node>;
function valuesOf(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if ('$value' in node) return node.$value;
  return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, valuesOf<unknown>(child)]));
}

// Styles are generated from these at build time. The PURE annotations let the bundler remove them from the scripts.
export const palette = /* @__PURE__ */ (() => valuesOf(source.color))();
export const shadows = /* @__PURE__ */ (() => valuesOf(source.shadow))();
export const typography = /* @__PURE__ */ (() => valuesOf(source.typography))();
export const space = /* @__PURE__ */ (() => valuesOf(source.dimension.space))();
export const radius = /* @__PURE__ */ (() => valuesOf(source.dimension.radius))();
export const size = /* @__PURE__ */ (() => valuesOf(source.dimension.size))();
export const breakpoint = /* @__PURE__ */ (() => valuesOf(source.dimension.breakpoint))();
export const duration = /* @__PURE__ */ (() => valuesOf(source.duration))();
export const zIndex = /* @__PURE__ */ (() => valuesOf(source.zIndex))();

const listOf = (families: readonly string[]) =>
  families.map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', ');
const fonts = () => {
  const { sans, mono, seal, signature } = valuesOf(source.font);
  return { sans: listOf(sans), mono: listOf(mono), seal: listOf(seal), signature: listOf(signature) };
};
export const font = /* @__PURE__ */ fonts();

const bezier = (points: readonly number[]) => `cubic-bezier(${points.join(', ')})`;
const curves = () => {
  const { standard, enter, exit, press } = valuesOf(source.cubicBezier);
  return { standard: bezier(standard), enter: bezier(enter), exit: bezier(exit), press: bezier(press) };
};
export const ease = /* @__PURE__ */ curves();

const receivers = () => {
  const colors = valuesOf(source.receiver);
  return [colors[1], colors[2], colors[3], colors[4], colors[5], colors[6], colors[7], colors[8]];
};
export const receiverColors = /* @__PURE__ */ receivers();

const tints = () => {
  const { tint, darkRing } = valuesOf(source.receiver);
  return { tint, darkRing };
};
export const receiverTint = /* @__PURE__ */ tints();
