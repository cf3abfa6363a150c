import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { ROOT, runCommand } from './lib/run.ts';

/**
 * Redraws the icons in `src/shared/icons`, and adds others by their names on lucide.dev: `npm run icons -- bell-off`.
 * Lucide's own package takes up 50 MB, of which the app uses a tenth.
 */
const FOLDER = path.join(ROOT, 'src/shared/icons');
const PACKAGE = 'lucide-react@1.73.0';
const ENDING = '.gen.ts';
const HEAD = '/** Drawn by `npm run icons`. Do not edit. */\n';

const iconModule = v.object({
  __iconData: v.object({
    size: v.literal(24),
    node: v.array(v.tuple([v.string(), v.record(v.string(), v.string())])),
  }),
});

const scratch = await mkdtemp(path.join(tmpdir(), 'dojang-icons-'));
try {
  await runCommand('npm', ['install', '--prefix', scratch, '--no-save', '--ignore-scripts', PACKAGE]);
  const source = path.join(scratch, 'node_modules/lucide-react');
  const drawn = (await readdir(FOLDER))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length));
  const names = [...new Set([...drawn, ...process.argv.slice(2)])].toSorted();
  for (const name of names) await writeFile(path.join(FOLDER, name + ENDING), await draw(source, name));
  await writeFile(
    path.join(FOLDER, 'index.ts'),
    HEAD + names.map(exportIcon).join('') + "export type { Icon } from './create-icon.ts';\n",
  );
  await cp(path.join(source, 'LICENSE'), path.join(FOLDER, 'LICENSE'));
} finally {
  await rm(scratch, { recursive: true, force: true });
}

async function draw(source: string, name: string) {
  const file = path.join(source, `dist/esm/icons/${name}.mjs`);
  const { __iconData: icon } = v.parse(iconModule, await import(pathToFileURL(file).href));
  const shapes = icon.node.map(([tag, { key: _key, ...lines }]) => `  ${JSON.stringify([tag, lines])},\n`);
  return `${HEAD}import { createIcon } from './create-icon.ts';\n\nexport const ${nameComponent(name)} = createIcon(\n  '${name}',\n${shapes.join('')});\n`;
}

function exportIcon(name: string) {
  return `export { ${nameComponent(name)} } from './${name}${ENDING}';\n`;
}

function nameComponent(name: string) {
  return name.replaceAll(/(?:^|-)([a-z0-9])/g, (_dash, first: string) => first.toUpperCase());
}
