/** An element of a sheet, in the small markup language of this folder's Hangul forms. */
export type Sheet = { tag: string; attributes: Record<string, string>; children: (Sheet | string)[] };

const TOKEN = /<(\/?)([a-z]+)((?:\s+[a-z]+="[^"]*")*)\s*(\/?)>|([^<]+)/gu;
const CONTAINERS = new Set(['sheet', 'table', 'tr']);

/** Line breaks and indentation are only for readability and are ignored. */
export function parseSheet(source: string): Sheet {
  const root: Sheet = { tag: 'root', attributes: {}, children: [] };
  const open: Sheet[] = [root];
  for (const [, closing, tag = '', attributes = '', empty, text] of source
    .replaceAll(/<!--.*?-->/gu, '')
    .trim()
    .matchAll(TOKEN)) {
    const parent = open.at(-1);
    if (!parent) throw new Error('The sheet closes more than it opens.');
    if (text !== undefined) {
      const words = text.replaceAll(/\n\s*/gu, '');
      if (words !== '' && !(CONTAINERS.has(parent.tag) && words.trim() === '')) parent.children.push(words);
      continue;
    }
    if (closing) {
      if (open.pop()?.tag !== tag) throw new Error(`</${tag}> closes another element.`);
      continue;
    }
    const element: Sheet = { tag, attributes: parseAttributes(attributes), children: [] };
    parent.children.push(element);
    if (!empty) open.push(element);
  }
  const [sheet] = root.children;
  if (open.length !== 1 || sheet === undefined || typeof sheet === 'string') throw new Error('The sheet is not whole.');
  return sheet;
}

const parseAttributes = (text: string) =>
  Object.fromEntries([...text.matchAll(/([a-z]+)="([^"]*)"/gu)].map(([, name = '', value = '']) => [name, value]));
