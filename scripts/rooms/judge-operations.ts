import path from 'node:path';

type Source = { path: string; text: string };

const FOLDER = 'server/modules/';
const HANDLER = /OperationHandler<'(\w+)'>/g;
const STATEMENT = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`;]*>)?`|\bsql\.\w+\(/;

/**
 * Answers with a sentence for every operation that is not in a file of its name, and for every operation or list of operations that
 * holds a statement of SQL.
 */
export const judgeOperations = (sources: readonly Source[], modules: readonly string[]): string[] =>
  sources
    .filter((source) => modules.some((module) => source.path.startsWith(`${FOLDER}${module}/`)))
    .flatMap(judgeFile);

function judgeFile({ path: file, text }: Source): string[] {
  const operations = [...new Set([...text.matchAll(HANDLER)].map(([, operation = '']) => operation))];
  const isList = file.endsWith('.handlers.ts');
  if (operations.length === 0 && !isList) return [];
  const names = operations.map((operation) => `${toKebab(operation)}.ts`);
  const misplaced = names.filter((name) => name !== path.posix.basename(file));
  return [
    ...misplaced.map((name) => `${file} holds the operation that one looks for in ${name}: give it that file.`),
    ...(STATEMENT.test(text) ? [`${file} holds SQL: move the statement to a repository of the room.`] : []),
  ];
}

const toKebab = (operation: string) => operation.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
