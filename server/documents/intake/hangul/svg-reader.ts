export type SvgElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: SvgElement[];
  text: string;
};

export class UnreadableSvgError extends Error {
  override name = 'UnreadableSvgError';
}

const MAX_DEPTH = 64;
const MAX_ELEMENTS = 500_000;
const TAG = /<(\/?)([\w:-]+)((?:\s+[\w:.-]+\s*=\s*"[^"<]*")*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*"([^"]*)"/g;
const ENTITY = /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Parses elements, attributes and text. Rejects declarations, custom entities and external references. */
export function readSvg(source: string): SvgElement {
  const root: SvgElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  let count = 0;
  let at = 0;
  for (;;) {
    const start = source.indexOf('<', at);
    const parent = open.at(-1);
    if (!parent) throw new UnreadableSvgError('closes more than it opens');
    if (start === -1) break;
    if (start > at && parent.name === 'text') parent.text += decodeEntities(source.slice(at, start));
    if (source.startsWith('<!--', start)) {
      at = endOf(source, '-->', start);
      continue;
    }
    TAG.lastIndex = start;
    const [tag, closing, name = '', attributes = '', empty] = TAG.exec(source) ?? [];
    if (tag === undefined) throw new UnreadableSvgError(`no tag at ${start}`);
    at = start + tag.length;
    if (closing) {
      if (parent.name !== name) throw new UnreadableSvgError(`${name} closes ${parent.name}`);
      open.pop();
      continue;
    }
    count += 1;
    if (count > MAX_ELEMENTS || open.length > MAX_DEPTH) throw new UnreadableSvgError('too much of it');
    const element = { name, attributes: readAttributes(attributes), children: [], text: '' };
    parent.children.push(element);
    if (!empty) open.push(element);
  }
  const [svg] = root.children;
  if (open.length !== 1 || svg?.name !== 'svg') throw new UnreadableSvgError('does not end where it began');
  return svg;
}

function endOf(source: string, mark: string, from: number) {
  const end = source.indexOf(mark, from);
  if (end === -1) throw new UnreadableSvgError('a comment has no end');
  return end + mark.length;
}

const readAttributes = (text: string) =>
  new Map(Array.from(text.matchAll(ATTRIBUTE), ([, key = '', value = '']) => [key, decodeEntities(value)] as const));

/** Caches decoded text, because every character repeats one of a few long font lists. */
const decoded = new Map<string, string>();
const MAX_DECODED = 500;

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const known = decoded.get(text);
  if (known !== undefined) return known;
  const plain = withoutEntities(text);
  if (decoded.size < MAX_DECODED) decoded.set(text, plain);
  return plain;
}

function withoutEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, named?: string) => {
    if (named !== undefined) return ENTITIES[named] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** Reads a numeric attribute. Throws for any other text. */
export function readNumberAttribute({ attributes }: SvgElement, key: string, otherwise = 0): number {
  const value = attributes.get(key);
  if (value === undefined) return otherwise;
  const number = Number(value.endsWith('px') ? value.slice(0, -2) : value);
  if (!Number.isFinite(number)) throw new UnreadableSvgError(`${key} is ${value.slice(0, 20)}`);
  return number;
}

export const parseNumbers = (text: string): number[] =>
  Array.from(text.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi), ([number]) => Number(number));
