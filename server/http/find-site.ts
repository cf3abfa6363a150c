import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ServerConfig } from '../config.ts';
import { readSite, type Site } from './site.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../dist/web');

/** Keep in step with vite.config.ts, which only the build can import. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** Loads the built app. In development, Vite serves the app, and an old build is ignored. */
export async function loadSite({ mode }: ServerConfig): Promise<Site | undefined> {
  if (mode === 'development') return undefined;
  if (!existsSync(path.join(FOLDER, 'index.html'))) {
    if (mode === 'production') throw new Error('The app is not built. Run `npm run build` first.');
    return undefined;
  }
  return readSite(FOLDER, NONCE_PLACEHOLDER);
}
