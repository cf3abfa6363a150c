import path from 'node:path';

type Source = { path: string; text: string };

const FOLDER = 'server/modules/';
const HANDLER = /OperationHandler<'(\w+)'>/g;
const STATEMENT = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`;]*>)?`|\bsql\.\w+\(/;

/** Matches an operation implemented inside a list of handlers, as a method or an arrow function. */
const INLINE = /^[ \t]+(?:async )?(\w+)(?:\(.*\)(?:: [^{]+)? \{$|\(\{$|: (?:async )?\(\{$|: (?:async )?\(.*=>)/gm;

/** Matches repositories, and the two files that change states (see docs/architecture.md). */
const MAY_HOLD_SQL = /\.repository\.ts$|^server\/modules\/contracts\/core\/(?:receiver-)?transitions\.ts$/;

/**
 * Reports operations implemented inside a list of handlers or in a file of another name, and SQL outside of
 * repositories in the modules that must have them.
 */
export const checkOperations = (sources: readonly Source[], withRepositories: readonly string[]): string[] =>
  sources
    .filter((source) => source.path.startsWith(FOLDER))
    .flatMap((source) => [
      ...findInline(source),
      ...findMisplaced(source),
      ...(isIn(source, withRepositories) ? findStatements(source) : []),
    ]);

const isIn = (source: Source, modules: readonly string[]) =>
  modules.some((module) => source.path.startsWith(`${FOLDER}${module}/`));

function findInline({ path: file, text }: Source): string[] {
  if (!file.endsWith('.handlers.ts')) return [];
  return [...text.matchAll(INLINE)].map(
    ([, operation = '']) => `${file} only lists operations: move ${operation} to ${toFileName(operation)}.`,
  );
}

function findMisplaced({ path: file, text }: Source): string[] {
  const operations = [...new Set([...text.matchAll(HANDLER)].map(([, operation = '']) => operation))];
  return operations
    .map(toFileName)
    .filter((name) => name !== path.posix.basename(file))
    .map((name) => `${file} holds the operation that one looks for in ${name}: give it that file.`);
}

const findStatements = ({ path: file, text }: Source): string[] =>
  STATEMENT.test(text) && !MAY_HOLD_SQL.test(file)
    ? [`${file} holds SQL: move the statement to a repository of the room.`]
    : [];

const toFileName = (operation: string) =>
  `${operation.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.ts`;
