import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../lib/run.ts';

export type SourceFile = { path: string; lines: number; imports: readonly string[] };

const FOLDERS = ['src', 'server', 'rules', 'scripts', 'tests', 'e2e', 'bench', '.storybook', 'vite'];
const ALIASES = [
  ['@/', 'src/'],
  ['#rules/', 'rules/'],
  ['#storybook/', '.storybook/'],
] as const;

/** Includes imports of types and dynamic imports. */
export async function readSourceFiles(): Promise<SourceFile[]> {
  const paths = FOLDERS.filter((folder) => existsSync(path.join(ROOT, folder))).flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.posix.join(folder, ...file.split(path.sep))),
  );
  const known = new Set(paths);
  return Promise.all(
    paths.map(async (file) => {
      const text = await readFile(path.join(ROOT, file), 'utf8');
      const imports = ts
        .preProcessFile(text)
        .importedFiles.flatMap(({ fileName }) => resolveImport(known, file, fileName) ?? []);
      return { path: file, lines: text.split('\n').length - 1, imports };
    }),
  );
}

function resolveImport(known: ReadonlySet<string>, from: string, specifier: string) {
  const alias = ALIASES.find(([prefix]) => specifier.startsWith(prefix));
  if (!alias && !specifier.startsWith('.')) return null;
  const target = alias
    ? alias[1] + specifier.slice(alias[0].length)
    : path.posix.join(path.posix.dirname(from), specifier);
  const places = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`, `${target}/index.tsx`];
  return places.find((place) => known.has(place)) ?? null;
}
