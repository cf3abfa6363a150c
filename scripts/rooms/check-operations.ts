import path from 'node:path';

type Source = { path: string; text: string };

const FOLDER = 'server/modules/';
const HANDLER = /OperationHandler<'(\w+)'>/g;
const STATEMENT = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`;]*>)?`|\bsql\.\w+\(/;

/** Matches repositories, and the two files that write states according to the chart. */
const MAY_HOLD_SQL = /\.repository\.ts$|^server\/modules\/contracts\/core\/(?:receiver-)?transitions\.ts$/;

/**
 * Returns a sentence for every operation that isn't in a file of the same name, and for every file with SQL that isn't
 * a repository.
 */
export const checkOperations = (sources: readonly Source[], modules: readonly string[]): string[] =>
  sources
    .filter((source) => modules.some((module) => source.path.startsWith(`${FOLDER}${module}/`)))
    .flatMap(judgeFile);

function judgeFile({ path: file, text }: Source): string[] {
  const operations = [...new Set([...text.matchAll(HANDLER)].map(([, operation = '']) => operation))];
  const names = operations.map((operation) => `${toKebab(operation)}.ts`);
  const misplaced = names.filter((name) => name !== path.posix.basename(file));
  return [
    ...misplaced.map((name) => `${file} holds the operation that one looks for in ${name}: give it that file.`),
    ...(STATEMENT.test(text) && !MAY_HOLD_SQL.test(file)
      ? [`${file} holds SQL: move the statement to a repository of the room.`]
      : []),
  ];
}

const toKebab = (operation: string) => operation.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
