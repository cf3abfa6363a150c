import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { WRITER_EXCEPTIONS, OWNED_COLUMNS, TABLE_OWNERS } from './table-owners.ts';
import { ROOT } from './run.ts';
import type { StepOutcome } from './steps.ts';

/** A statement that writes to a table. `columns` are those that only a single file may write. */
type Write = { table: string; removes: boolean; columns: string[] };

const KYSELY = /\.(insertInto|updateTable|deleteFrom)\(\s*(?:'(\w+)(?: as \w+)?'|[^)]*)\s*,?\s*\)/g;
const TEMPLATE = /\bsql(?:<[^`]*?>)?`((?:[^`\\]|\\.)*)`/g;
const QUERY = /\bquery\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;
const STATEMENT = /(?<!\b(?:for|do|key|no key) )\b(insert into|update|delete from)\s+([a-z_]+|\$\{)/gi;

/** A table that isn't known until run time. */
const COMPUTED = 'computed';

/** The only module that may delete expired rows of other modules. */
const REMOVER = 'upkeep';

/**
 * Checks that only a table's own module writes to it, and only one file writes states. The exceptions may only shrink.
 */
export async function checkTableWriters(): Promise<StepOutcome> {
  const faults: string[] = [];
  const foreign = new Map<string, number>();
  for await (const file of glob('server/**/*.ts', { cwd: ROOT })) {
    const name = file.split(path.sep).join('/');
    const module = moduleOf(name);
    for (const { table, removes, columns } of findWrites(await readFile(path.join(ROOT, file), 'utf8'))) {
      const owner = table === COMPUTED ? 'nobody' : TABLE_OWNERS.get(table);
      if (owner === undefined) faults.push(`${name}: nobody owns ${table}. Name its module in table-owners.ts.`);
      else if (owner !== module && !(removes && module === REMOVER))
        foreign.set(`${table} ${module}`, (foreign.get(`${table} ${module}`) ?? 0) + 1);
      const writer = OWNED_COLUMNS[table]?.writer;
      if (columns.length > 0 && name !== writer)
        faults.push(`${name}: ${columns.join(', ')} of ${table} may be written by ${writer} alone.`);
    }
  }
  faults.push(...compareWithExceptions(foreign));
  for (const fault of faults) console.log(fault);
  return faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function compareWithExceptions(foreign: ReadonlyMap<string, number>): string[] {
  const allowed = new Map(WRITER_EXCEPTIONS.map(([table, module, writes]) => [`${table} ${module}`, writes]));
  return [...new Set([...foreign.keys(), ...allowed.keys()])].flatMap((pair) => {
    const [table = '', module = ''] = pair.split(' ');
    const [found, known] = [foreign.get(pair) ?? 0, allowed.get(pair) ?? 0];
    if (found > known)
      return `${module} writes ${table}, which is another module's, in ${found} places; ${known} are known.`;
    return found < known
      ? `${module} writes ${table} in ${found} places only: lower its number in table-owners.ts.`
      : [];
  });
}

function moduleOf(file: string) {
  const [, folder = '', inner = ''] = file.split('/');
  return folder === 'modules' ? inner : folder;
}

export function findWrites(source: string): Write[] {
  const calls = [...source.matchAll(KYSELY)].map((match) => {
    const table = match[2] ?? COMPUTED;
    const removes = match[1] === 'deleteFrom';
    return { table, removes, columns: namedColumns(table, writtenAfter(source, match.index + match[0].length)) };
  });
  const texts = [
    ...[...source.matchAll(TEMPLATE)].map(([, text = '']) => text),
    ...[...source.matchAll(QUERY)].map(([, , text = '']) => text),
  ];
  const statements = texts.flatMap((text) =>
    [...text.matchAll(STATEMENT)].map((match) => {
      const table = match[2]?.startsWith('$') ? COMPUTED : camel(match[2] ?? '');
      const removes = match[1]?.toLowerCase() === 'delete from';
      const [written = ''] = text.slice(match.index + match[0].length).split(/\bwhere\b|\bvalues\b|\bselect\b/i);
      return { table, removes, columns: namedColumns(table, camel(written)) };
    }),
  );
  return [...calls, ...statements];
}

function writtenAfter(source: string, from: number) {
  const next = /^\s*\.(?:set|values)\(/.exec(source.slice(from));
  if (!next) return '';
  const begin = from + next[0].length;
  let depth = 1;
  let end = begin;
  for (; depth > 0 && end < source.length; end += 1) {
    if (source[end] === '(') depth += 1;
    if (source[end] === ')') depth -= 1;
  }
  return source.slice(begin, end);
}

const namedColumns = (table: string, written: string) =>
  (OWNED_COLUMNS[table]?.columns ?? []).filter((column) =>
    new RegExp(`(?<![.'\\w])${column}\\b(?=\\s*[:,}=)])`).test(written),
  );

const camel = (text: string) => text.replaceAll(/_([a-z])/g, (_, initial: string) => initial.toUpperCase());
