import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
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

export type SiteFile = { type: string; etag: string; immutable: boolean; places: ReadonlyMap<Encoding, string> };
export type Site = {
  files: ReadonlyMap<string, SiteFile>;
  /** Writes a fresh page with this nonce. */
  index: (nonce: string) => string;
};

/** The built app. The list of its files is read once, so an address can name nothing else. */
export async function readSite(folder: string, noncePlaceholder: string): Promise<Site> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const places = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    // Vite's manifest lies in a folder with a dot.
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
  const parts = (await readFile(path.join(folder, 'index.html'), 'utf8')).split(noncePlaceholder);
  return { files, index: (nonce) => parts.join(nonce) };
}

async function describeFile(folder: string, place: string, all: ReadonlySet<string>): Promise<SiteFile> {
  const bytes = await readFile(path.join(folder, place));
  const places = new Map<Encoding, string>([['identity', path.join(folder, place)]]);
  for (const encoding of ['br', 'gzip'] as const) {
    const compressed = `${place}${SUFFIXES[encoding]}`;
    if (all.has(compressed)) places.set(encoding, path.join(folder, compressed));
  }
  return {
    type: TYPES[path.extname(place)] ?? 'application/octet-stream',
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    // Vite names what lies there by its content.
    immutable: place.startsWith('assets/'),
    places,
  };
}
