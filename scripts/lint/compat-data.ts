import { readFileSync } from 'node:fs';

type Support = { version_added: string | boolean | null; version_removed?: string | boolean; flags?: unknown };
type Compat = { mdn_url?: string; support: Record<string, Support | Support[] | undefined> };
export type CompatEntry = { __compat?: Compat; [name: string]: unknown };
export type BrowserRange = Record<string, string>;

export const compatData: Record<'api' | 'css' | 'html' | 'javascript', CompatEntry> = JSON.parse(
  readFileSync(new URL('../../node_modules/@mdn/browser-compat-data/data.json', import.meta.url), 'utf8'),
);

const isEntry = (value: unknown): value is CompatEntry => typeof value === 'object' && value !== null;

/** Follows these names to an entry, if there is one. */
export function findEntry(from: CompatEntry, ...names: readonly string[]): CompatEntry | null {
  let entry = from;
  for (const name of names) {
    const next = Object.hasOwn(entry, name) ? entry[name] : null;
    if (!isEntry(next)) return null;
    entry = next;
  }
  return entry;
}

export const listEntries = (entry: CompatEntry | null): [string, CompatEntry][] =>
  Object.entries(entry ?? {}).flatMap(([name, value]) =>
    name !== '__compat' && isEntry(value) ? [[name, value]] : [],
  );

function isOlder(version: string, than: string) {
  const [one, other] = [version, than].map((text) => text.replace('≤', '').split('.').map(Number));
  for (let at = 0; at < 2; at += 1) {
    const by = (one?.[at] ?? 0) - (other?.[at] ?? 0);
    if (by !== 0) return by < 0;
  }
  return false;
}

const isIn = ({ version_added: added, version_removed: removed, flags }: Support, least: string) =>
  !flags &&
  !removed &&
  (added === true || (typeof added === 'string' && added !== 'preview' && !isOlder(least, added)));

/** Returns the first browser in the range that lacks a feature. A feature without data counts as supported. */
export function findUnsupportedBrowser(entry: CompatEntry | null, range: BrowserRange): string | null {
  const support = entry?.__compat?.support;
  if (!support) return null;
  for (const [browser, least] of Object.entries(range)) {
    const said = [support[browser] ?? []].flat();
    if (said.length > 0 && !said.some((one) => isIn(one, least))) return `${browser.replace('_', ' ')} ${least}`;
  }
  return null;
}

const DOM = readFileSync(new URL('../../node_modules/typescript/lib/lib.dom.d.ts', import.meta.url), 'utf8');
const ADDRESS = /\[MDN Reference\]\(([^)]+)\)/;
const IS_SECURE = 'Available only in secure contexts';

/**
 * The MDN pages of everything that TypeScript marks as limited to secure contexts, most of which MDN's own data leaves
 * out.
 */
const secureAddresses = (() => {
  const declarations = [...DOM.matchAll(/\/\*\*(?:(?!\*\/)[^])*\*\/\s*([^\n]*)/g)];
  const secure = declarations.filter(([comment]) => comment.includes(IS_SECURE));
  const types = new Set(secure.flatMap(([, declared = '']) => /^interface (\w+)/.exec(declared)?.[1] ?? []));
  // A property with one of these types is also missing without HTTPS.
  const holding = declarations.filter(([, declared = '']) =>
    types.has(/^readonly \w+: (\w+);/.exec(declared)?.[1] ?? ''),
  );
  return new Set([...secure, ...holding].flatMap(([comment]) => ADDRESS.exec(comment)?.[1] ?? []));
})();

/** Returns whether the feature is missing on every page served over plain HTTP. */
export const needsHttps = (entry: CompatEntry | null) =>
  findEntry(entry ?? {}, 'secure_context_required') !== null || secureAddresses.has(entry?.__compat?.mdn_url ?? '');
