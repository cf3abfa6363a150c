import { escapeHtml } from '../text/escape-html.ts';

export type LinkPreview = { title: string; description: string; siteName: string; locale: string };
/** Finds the preview of a receiver's link or, without a secret, of the page. */
export type FindPreview = (linkToken: string | null) => Promise<LinkPreview>;

/** Pages that receivers open. If a receiver shares one, the preview must not advertise us. */
const SIGNING_PATHS = /^\/(?:sign|receiver|direct-url|preview|copies|download)(?:\/|$)/;

/** Reads the secret in a receiver's URL. Returns null for other URLs. */
export function parseSigningUrl(path: string, search: string): { linkToken: string | null } | null {
  return SIGNING_PATHS.test(path) ? { linkToken: new URLSearchParams(search).get('t') } : null;
}

const MARKED = /<!-- preview -->([\s\S]*)<!-- \/preview -->/;

export function splitAtPreview(html: string) {
  const found = MARKED.exec(html);
  if (!found) throw new Error('index.html does not mark the tags that messengers read.');
  const [marked, own = ''] = found;
  return { before: html.slice(0, found.index), own, after: html.slice(found.index + marked.length) };
}

export const renderPreviewTags = ({ title, description, siteName, locale }: LinkPreview) =>
  [
    ['name', 'description', description],
    ['name', 'robots', 'noindex'],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', siteName],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:locale', locale],
  ]
    .map(([kind, name, content = '']) => `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`)
    .join('\n    ');
