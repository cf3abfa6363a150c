import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/run.ts';

const PATH = /^ {2}(\w+): '([^']+)'/gm;
const ROUTE = /paths\.(\w+)(?:(?!paths\.)[\s\S])*?import\('@\/(pages\/[^']+)'\)/g;

const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');

/** Maps each specified route to its page's folder, or to null if it only redirects. */
export async function findPages(): Promise<Map<string, string | null>> {
  const [paths, routes] = await Promise.all([read('src/shared/routes/paths.ts'), read('src/app/routes/routes.tsx')]);
  const folders = new Map(Array.from(routes.matchAll(ROUTE), ([, name = '', folder = '']) => [name, `src/${folder}`]));
  return new Map(
    Array.from(paths.matchAll(PATH), ([, name = '', pattern = '']) => [
      pattern.replaceAll(/:(\w+)/g, '{$1}'),
      folders.get(name) ?? null,
    ]),
  );
}
