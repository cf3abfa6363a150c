import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { splitAtPreview, renderPreviewTags, type LinkPreview } from './link-preview.ts';
import type { Encoding } from './negotiation.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/** Larger files, such as workers and PDF fonts, are requested too rarely to cache. */
const MAX_KEPT_BYTES = 262_144;

export type SiteFile = {
  type: string;
  encodings: ReadonlySet<Encoding>;
  etag: (encoding: Encoding) => string;
  headers: (encoding: Encoding) => Record<string, string>;
  /** Small files are cached, because reading one takes longer than the rest of the request. */
  read: (encoding: Encoding) => Buffer | Promise<Buffer>;
};
export type Site = {
  files: ReadonlyMap<string, SiteFile>;
  /** Renders the page with a nonce and, unless it is the landing page, a link preview. */
  index: (nonce: string, preview?: LinkPreview) => string;
};

/** Loads the built app. Lists its files once, so that no URL can reach any other. */
export async function readSite(folder: string, noncePlaceholder: string): Promise<Site> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const places = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    // Skips Vite's manifest, whose folder starts with a dot.
    .filter((place) => !place.split('/').some((part) => part.startsWith('.')));
  const all = new Set(places);
  const files = new Map<string, SiteFile>();
  for (const place of places) {
    const isVariant = Object.values(SUFFIXES).some(
      (end) => place.endsWith(end) && all.has(place.slice(0, -end.length)),
    );
    if (place === 'index.html' || isVariant) continue;
    files.set(`/${place}`, await describeFile(folder, place, all));
  }
  const { before, own, after } = splitAtPreview(await readFile(path.join(folder, 'index.html'), 'utf8'));
  const parts = { before: before.split(noncePlaceholder), after: after.split(noncePlaceholder) };
  return {
    files,
    index: (nonce, preview) =>
      `${parts.before.join(nonce)}${preview ? renderPreviewTags(preview) : own}${parts.after.join(nonce)}`,
  };
}

async function describeFile(folder: string, place: string, all: ReadonlySet<string>): Promise<SiteFile> {
  const encodings = new Set<Encoding>(['identity']);
  for (const encoding of ['br', 'gzip'] as const) if (all.has(`${place}${SUFFIXES[encoding]}`)) encodings.add(encoding);
  const bytes = await readFile(path.join(folder, place));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const etag = (encoding: Encoding) => `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  return {
    encodings,
    etag,
    headers: (encoding) => ({
      etag: etag(encoding),
      // Vite puts a content hash in these names.
      'cache-control': place.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(encodings.size > 1 && { vary: 'Accept-Encoding' }),
    }),
    type: TYPES[path.extname(place)] ?? 'application/octet-stream',
    read: keepSmall((encoding) => {
      const suffix = encoding === 'identity' ? '' : SUFFIXES[encoding];
      return readFile(path.join(folder, `${place}${suffix}`));
    }),
  };
}

function keepSmall(read: (encoding: Encoding) => Promise<Buffer>) {
  const kept = new Map<Encoding, Buffer>();
  return (encoding: Encoding) =>
    kept.get(encoding) ??
    read(encoding).then((bytes) => {
      if (bytes.length <= MAX_KEPT_BYTES) kept.set(encoding, bytes);
      return bytes;
    });
}
