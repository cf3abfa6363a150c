import { MEMBER_BROWSERS, RECEIVER_BROWSERS } from '../lib/browser-range.ts';
import {
  compatData,
  listEntries,
  findEntry,
  findUnsupportedBrowser,
  needsHttps,
  type CompatEntry,
  type BrowserRange,
} from './compat-data.ts';

type Node = { type: string; [key: string]: unknown };
type Context = {
  filename: string;
  options: readonly unknown[];
  sourceCode: { text: string };
  report: (finding: { node: Node; message: string }) => void;
};

/** Features without which a page only looks or moves a little differently. */
const HARMLESS = new Set([
  'autocapitalize',
  'cursor',
  'forced-color-adjust',
  'text-size-adjust',
  'text-wrap',
  '-webkit-tap-highlight-color',
  'zoom',
  'popover',
  'overscroll-behavior',
  'scrollbar-gutter',
  'scrollbar-width',
]);
const OBJECTS: Record<string, string> = {
  crypto: 'Crypto',
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  navigator: 'Navigator',
  performance: 'Performance',
  window: 'Window',
};
const api = findEntry(compatData, 'api') ?? {};
const builtins = findEntry(compatData, 'javascript', 'builtins') ?? {};
const css = findEntry(compatData, 'css') ?? {};

/** Types that pages use under any variable name. Their recent methods are recognised by method name. */
const HANDLED =
  'Array AbortSignal Blob Document Element Event EventTarget HTMLElement HTMLInputElement Map Node PointerEvent Promise ReadableStream RegExp Request Response Set String URLSearchParams Window';
const methods = new Map<string, CompatEntry[]>();
for (const owner of HANDLED.split(' '))
  for (const [name, entry] of [...listEntries(findEntry(api, owner)), ...listEntries(findEntry(builtins, owner))])
    methods.set(name, [...(methods.get(name) ?? []), entry]);

const functions = new Map(
  listEntries(findEntry(css, 'types')).flatMap(([name, entry]) => [[name, entry], ...listEntries(entry)] as const),
);

const nameOf = (node: unknown): string | null =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'JSXIdentifier') ? String(node['name']) : null;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Guesses from the names what `object.member` is. */
function entriesOf(object: string | null, member: string): CompatEntry[] {
  const owner = object && (OBJECTS[object] ?? (/^[A-Z]/.test(object) ? object : null));
  if (!owner) return [];
  const found = [
    findEntry(api, owner, `${member}_static`),
    findEntry(api, owner, member),
    findEntry(builtins, owner, member),
  ];
  return found.filter((entry) => entry !== null);
}

/** Reports features that are newer than the range or require HTTPS, unless the file checks for them. */
const rule = {
  meta: { schema: [{ enum: ['receivers', 'members'] }] },
  create(context: Context) {
    const [option] = context.options;
    const range: BrowserRange = option === 'members' ? MEMBER_BROWSERS : RECEIVER_BROWSERS;
    const { text } = context.sourceCode;
    const isAskedFor = (name: string) => text.includes(`'${name}' in `);
    const judge = (node: Node, name: string, entries: readonly CompatEntry[]) => {
      if (entries.length === 0 || HARMLESS.has(name) || isAskedFor(name)) return;
      const lacking = entries.map(
        (entry) => findUnsupportedBrowser(entry, range) ?? (needsHttps(entry) ? 'a page over http' : null),
      );
      if (lacking.every((one) => one !== null))
        context.report({ node, message: `\`${name}\` is missing in ${lacking[0]}: ask \`'${name}' in …\` first.` });
    };
    const judgeCss = (node: Node, name: string, entry: CompatEntry | null) => {
      const lacking =
        HARMLESS.has(name) || text.includes('withoutHasSelector') ? null : findUnsupportedBrowser(entry, range);
      if (lacking) context.report({ node, message: `CSS \`${name}\` is missing in ${lacking}.` });
    };
    const readCss = (node: Node, words: string) => {
      for (const [, name = ''] of words.matchAll(/(?<!:):([a-z-]+)/g))
        judgeCss(node, name, findEntry(css, 'selectors', name));
      for (const [, name = ''] of words.matchAll(/\b([a-z-]+)\(/g)) judgeCss(node, name, functions.get(name) ?? null);
    };
    const isSheet = context.filename.endsWith('.css.ts');
    return {
      MemberExpression(node: Node) {
        const member = node['computed'] ? null : nameOf(node['property']);
        if (member) judge(node, member, entriesOf(nameOf(node['object']), member));
      },
      NewExpression(node: Node) {
        const name = nameOf(node['callee']);
        if (name)
          judge(
            node,
            name,
            [findEntry(api, name) ?? findEntry(builtins, name) ?? {}].filter((one) => one.__compat),
          );
      },
      CallExpression(node: Node) {
        const callee = isNode(node['callee']) ? node['callee'] : null;
        const method = callee?.type === 'MemberExpression' ? nameOf(callee['property']) : null;
        const owner = method && callee ? nameOf(callee['object']) : null;
        if (method && !(owner && (OBJECTS[owner] ?? /^[A-Z]/.test(owner))))
          judge(node, method, methods.get(method) ?? []);
        const name = nameOf(callee);
        if (name)
          judge(
            node,
            name,
            [findEntry(api, 'Window', name) ?? {}].filter((one) => one.__compat),
          );
      },
      JSXAttribute(node: Node) {
        const tag = isNode(node['parent']) ? nameOf(node['parent']['name']) : null;
        if (!tag || /^[A-Z]/.test(tag)) return;
        const name = nameOf(node['name'])?.toLowerCase();
        const entry = name ? findEntry(compatData, 'html', 'global_attributes', name) : null;
        if (name && entry) judge(node, name, [entry]);
      },
      Property(node: Node) {
        const name = isSheet ? nameOf(node['key']) : null;
        const value = isNode(node['value']) ? node['value']['value'] : null;
        if (!name || (isNode(node['value']) && node['value'].type === 'ObjectExpression')) return;
        const property = kebab(name);
        if (property !== 'size') judgeCss(node, property, findEntry(css, 'properties', property));
        if (typeof value === 'string')
          judgeCss(
            node,
            `${property}: ${value}`,
            HARMLESS.has(property) ? null : findEntry(css, 'properties', property, value),
          );
      },
      Literal(node: Node) {
        if (isSheet && typeof node['value'] === 'string') readCss(node, node['value']);
      },
      TemplateElement(node: Node) {
        const raw = isNode(node['value']) ? null : Reflect.get(Object(node['value']), 'raw');
        if (isSheet && typeof raw === 'string') readCss(node, raw);
      },
    };
  },
};

export default rule;
