import source from './tokens.json';

type Values<Node> = Node extends { $value: infer Value } ? Value : { [Key in keyof Node]: Values<Node[Key]> };

/** Drops the `$type` wrapping of the design-token file and keeps its names. */
function valuesOf<Node>(node: Node): Values<Node>;
function valuesOf(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if ('$value' in node) return node.$value;
  return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, valuesOf<unknown>(child)]));
}

export const palette = valuesOf(source.color);
export const shadows = valuesOf(source.shadow);
export const typography = valuesOf(source.typography);
export const space = valuesOf(source.dimension.space);
export const radius = valuesOf(source.dimension.radius);
export const size = valuesOf(source.dimension.size);
export const breakpoint = valuesOf(source.dimension.breakpoint);
export const duration = valuesOf(source.duration);
export const zIndex = valuesOf(source.zIndex);

const families = valuesOf(source.font);
const quoted = (family: string) => (family.includes(' ') ? `'${family}'` : family);
export const font = {
  sans: families.sans.map(quoted).join(', '),
  mono: families.mono.map(quoted).join(', '),
  seal: families.seal.map(quoted).join(', '),
  signature: families.signature.map(quoted).join(', '),
};

const curves = valuesOf(source.cubicBezier);
const bezier = (points: readonly number[]) => `cubic-bezier(${points.join(', ')})`;
export const ease = {
  standard: bezier(curves.standard),
  enter: bezier(curves.enter),
  exit: bezier(curves.exit),
  press: bezier(curves.press),
};

const { tint, darkRing, ...receivers } = valuesOf(source.receiver);
export const receiverTint = { tint, darkRing };
export const receiverColors = [
  receivers[1],
  receivers[2],
  receivers[3],
  receivers[4],
  receivers[5],
  receivers[6],
  receivers[7],
  receivers[8],
];
