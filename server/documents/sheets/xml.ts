/**
 * Spreadsheet XML is read with regular expressions. It consists of flat lists without mixed content, and a parser that
 * builds a tree takes ten times the memory.
 */
const ENTITY = /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Matches the escapes for characters that XML doesn't allow, such as `_x000D_`. */
const ESCAPED = /_x([\da-fA-F]{4})_/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const MAX_CODE_POINT = 0x10_ffff;

export const decodeText = (text: string): string => {
  const plain = text.includes('&') ? decodeEntities(text) : text;
  return plain.includes('_x')
    ? plain.replaceAll(ESCAPED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : plain;
};

const decodeEntities = (text: string) =>
  text.replaceAll(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? entity;
    const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return point > MAX_CODE_POINT ? entity : String.fromCodePoint(point);
  });

/** Returns an opening tag's attributes by name, without prefixes. */
export function readAttributes(tag: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of tag.matchAll(ATTRIBUTE))
    attributes.set(name.slice(name.indexOf(':') + 1), decodeEntities(double ?? single ?? ''));
  return attributes;
}

/** Finds elements by name, ignoring prefixes. These elements are never nested in each other. */
export function* findElements(xml: string, name: string): Generator<{ tag: string; content: string }> {
  const pattern = PATTERNS.get(name) ?? createPattern(name);
  PATTERNS.set(name, pattern);
  for (const [, tag = '', content = ''] of xml.matchAll(pattern)) yield { tag, content };
}

const PATTERNS = new Map<string, RegExp>();

const createPattern = (name: string) =>
  new RegExp(String.raw`<(?:\w+:)?${name}(?=[\s/>])([^>]*?)(?:/>|>([\s\S]*?)</(?:\w+:)?${name}\s*>)`, 'g');

const PHONETIC = /<((?:\w+:)?)rPh\b[\s\S]*?<\/\1rPh>/g;

/** Returns a string's text, joined from its differently formatted parts. Leaves out phonetic notes. */
export function readRichText(content: string): string {
  const spoken = content.includes('rPh') ? content.replaceAll(PHONETIC, '') : content;
  let text = '';
  for (const { content: run } of findElements(spoken, 't')) text += decodeText(run);
  return text;
}
