import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COPY = /^COPY --from=build (?<sources>.+) \S+$/gm;
const PATH_UPWARD = /'(?<place>(?:\.\.\/)+[^'*]*)'/g;
const SERVER = `server${path.sep}`;

it('copies everything into the image that the server reads beside its own folder', async () => {
  const dockerfile = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8');
  const copied = [...dockerfile.matchAll(COPY)].flatMap(({ groups }) =>
    (groups?.['sources'] ?? '').split(' ').map((source) => path.relative('/dojang', source)),
  );
  const read = new Set<string>();
  for await (const file of glob('server/**/*.ts', { cwd: ROOT }))
    for (const { groups } of readFileSync(path.join(ROOT, file), 'utf8').matchAll(PATH_UPWARD)) {
      const place = path.normalize(path.join(path.dirname(file), groups?.['place'] ?? ''));
      if (!place.startsWith(SERVER)) read.add(place.replace(/\/$/, ''));
    }
  expect([...read]).toContain('fonts/print');
  expect([...read].filter((place) => !copied.some((source) => isWithin(place, source)))).toEqual([]);
});

const isWithin = (place: string, folder: string) => place === folder || place.startsWith(`${folder}/`);
