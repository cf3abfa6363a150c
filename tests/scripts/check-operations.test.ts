import { expect, test } from 'vitest';
import { checkOperations } from '../../scripts/rooms/check-operations.ts';

const MODULES = ['sign', 'contracts'];
const judge = (path: string, text: string) => checkOperations([{ path: `server/modules/${path}`, text }], MODULES);
const handler = (operation: string, body = '') => `const create = (): OperationHandler<'${operation}'> => ${body}`;

test('an operation stands in the file of its name, alone', () => {
  expect(judge('sign/finishing/complete-signing.ts', handler('completeSigning'))).toEqual([]);
  expect(judge('sign/finishing/finish.ts', handler('completeSigning'))).toEqual([
    'server/modules/sign/finishing/finish.ts holds the operation that one looks for in complete-signing.ts: give it that file.',
  ]);
  const two = `${handler('completeSigning')}\n${handler('rejectContract')}`;
  expect(judge('sign/finishing/complete-signing.ts', two)).toEqual([
    'server/modules/sign/finishing/complete-signing.ts holds the operation that one looks for in reject-contract.ts: give it that file.',
  ]);
});

test('only repositories hold SQL, and what writes states; other modules are not judged', () => {
  const statements = [
    "database\n.selectFrom('x')",
    "transaction.insertInto('x')",
    "transaction.updateTable('x')",
    "transaction.deleteFrom('x')",
    'sql`select 1`',
    'sql<{ at: Date }>`select now()`',
    "sql.raw('select 1')",
  ];
  for (const statement of statements) {
    const text = handler('completeSigning', statement);
    expect([statement, judge('sign/complete-signing.ts', text)]).toEqual([
      statement,
      ['server/modules/sign/complete-signing.ts holds SQL: move the statement to a repository of the room.'],
    ]);
    for (const file of ['sign/sign.handlers.ts', 'sign/shared/reach.ts', 'sign/core/transitions.ts'])
      expect(judge(file, statement)).toHaveLength(1);
    expect(judge('sign/values.repository.ts', statement)).toEqual([]);
    expect(judge('bulk/bulk.handlers.ts', statement)).toEqual([]);
    const chart = { path: 'server/modules/contracts/core/transitions.ts', text: statement };
    expect(checkOperations([chart], MODULES)).toEqual([]);
  }
});

test('an operation stands in the file of its name in every module', () => {
  const text = handler('uploadFile', 'sql`select 1`');
  expect(judge('files/upload-file.ts', text)).toEqual([]);
  expect(judge('files/upload.ts', text)).toEqual([
    'server/modules/files/upload.ts holds the operation that one looks for in upload-file.ts: give it that file.',
  ]);
});

test('a list of handlers holds no operation, in whatever module and form', () => {
  const inline = [
    '    async uploadFile({ body, caller }) {',
    '    uploadFile({ body }) {',
    '    async uploadFile() {',
    '    async uploadFile({',
    '    async uploadFile({ path }): Promise<FileResponse> {',
    '    uploadFile: ({ body, caller }) =>',
    '    uploadFile: async ({ body }) => files.upload(body),',
    '    uploadFile: async ({ body }) => ({',
    '    uploadFile: async ({',
    '    uploadFile: async () => ({ status }),',
  ];
  for (const line of inline)
    expect([line, judge('files/files.handlers.ts', `export const create = (deps: Deps) => ({\n${line}\n`)]).toEqual([
      line,
      ['server/modules/files/files.handlers.ts only lists operations: move uploadFile to upload-file.ts.'],
    ]);
  expect(judge('files/upload-file.ts', inline.join('\n'))).toEqual([]);
});

test('a list of handlers may pass on what its operations need', () => {
  const list = `export function createDocumentHandlers(deps: Deps, pictures: PagePictures) {
  const visibleFiles = createVisibleFiles(deps);
  return {
    ...createFolderHandlers(deps),
    uploadFile: createUploadFile(deps),
    getFilePage: createGetFilePage(deps, visibleFiles, pictures),
    getHealth,
  } satisfies Partial<OperationHandlers>;
}`;
  expect(judge('files/files.handlers.ts', list)).toEqual([]);
});
