import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ServerConfig } from '../config.ts';
import { readSite, type Site } from './site.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../dist/web');

/** Duplicates the value in vite.config.ts, which only the build can import. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** Finds the built app. In development, ignores an old build, because Vite serves the app. */
export async function loadSite({ mode }: ServerConfig): Promise<Site | undefined> {
  if (mode === 'development') return undefined;
  if (!existsSync(path.join(FOLDER, 'index.html'))) {
    if (mode === 'production') throw new Error('The app is not built. Run `npm run build` first.');
    return undefined;
  }
  return readSite(FOLDER, NONCE_PLACEHOLDER);
}
