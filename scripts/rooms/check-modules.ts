import type { SourceFile } from './source-file.ts';

type Limits = {
  order: readonly string[];
  maxFiles: number;
  maxLines: number;
  upward: readonly (readonly [from: string, to: string, imports: number])[];
  oversized: readonly (readonly [module: string, files: number, lines: number])[];
};

const FOLDER = 'server/modules/';

/** Rooms count as separate modules, and files next to them as the module itself. */
function findModule(file: string, order: readonly string[]): string | undefined {
  if (!file.startsWith(FOLDER)) return undefined;
  const [module = '', room, ...more] = file.slice(FOLDER.length).split('/');
  const hasRooms = order.some((name) => name.startsWith(`${module}/`));
  return hasRooms && more.length > 0 ? `${module}/${room}` : module;
}

export function checkModules(files: readonly SourceFile[], limits: Limits): string[] {
  const modules = new Set(files.flatMap(({ path }) => findModule(path, limits.order) ?? []));
  const strangers = [...modules].filter((name) => !limits.order.includes(name));
  const missing = limits.order.filter((name) => !modules.has(name));
  const repeated = new Set(limits.order.filter((name, place) => limits.order.indexOf(name) < place));
  return [
    ...strangers.map((name) => `${FOLDER}${name} has no place in ORDER: write it in above what it imports.`),
    ...missing.map((name) => `ORDER names ${name}, which is no module any more: take it out.`),
    ...[...repeated].map((name) => `ORDER names ${name} more than once: keep one of its places.`),
    ...limits.oversized
      .filter(([name]) => !modules.has(name))
      .map(([name]) => `OVERSIZED names ${name}, which is no module any more: take it out.`),
    ...judgeArrows(files, limits),
    ...[...modules].toSorted().flatMap((name) => judgeSize(name, files, limits)),
  ];
}

function judgeArrows(files: readonly SourceFile[], { order, upward }: Limits) {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const from = findModule(file.path, order);
    for (const target of file.imports) {
      const to = findModule(target, order);
      if (!from || !to || !order.includes(from) || order.indexOf(to) <= order.indexOf(from)) continue;
      const pair = `${from} → ${to}`;
      found.set(pair, [...(found.get(pair) ?? []), `${file.path} imports ${target}`]);
    }
  }
  const allowed = new Map(upward.map(([from, to, imports]) => [`${from} → ${to}`, imports]));
  return [...new Set([...found.keys(), ...allowed.keys()])].toSorted().flatMap((pair) => {
    const imports = found.get(pair) ?? [];
    const bound = allowed.get(pair) ?? 0;
    const count = `${pair} points upward (imports: ${imports.length}, excepted: ${bound})`;
    if (imports.length > bound)
      return [`${count}: move what is needed down, or hand it in from above.`, ...imports].join('\n    ');
    if (imports.length < bound) return `${count}: ${shrink(imports.length)}`;
    return [];
  });
}

const shrink = (count: number) => (count === 0 ? 'take the pair out of UPWARD.' : `write ${count} in UPWARD.`);

const roundUp = (lines: number) => Math.ceil(lines / 100) * 100;

function judgeSize(
  name: string,
  all: readonly SourceFile[],
  { order, maxFiles, maxLines, oversized }: Limits,
): string[] {
  const own = all.filter(({ path }) => findModule(path, order) === name);
  const files = own.length;
  const lines = own.reduce((total, file) => total + file.lines, 0);
  const size = `${FOLDER}${name} has ${files} files and ${lines} lines`;
  const isTooLarge = files > maxFiles || lines > maxLines;
  const exception = oversized.find(([module]) => module === name);
  if (!exception) return isTooLarge ? [`${size}; ${maxFiles} and ${maxLines} are allowed: part it.`] : [];
  if (!isTooLarge) return [`${size} and needs no exception any more: take it out of OVERSIZED.`];
  const [, knownFiles, knownLines] = exception;
  if (files > knownFiles || lines > knownLines)
    return [`${size}, more than the ${knownFiles} and ${knownLines} that are excepted: put what is new elsewhere.`];
  if (files < knownFiles || roundUp(lines) < knownLines)
    return [`${size}, fewer than are excepted: write ${files} and ${roundUp(lines)} in OVERSIZED.`];
  return [];
}
