import { afterAll, beforeAll, expect, test } from 'vitest';
import { field, look, verify } from '../../support/contracts.ts';
import { signUp, type Person } from '../../support/people.ts';
import { untilBlocked } from '../../support/races.ts';
import { publishedTemplate } from '../../support/templates.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  owner = await signUp(api);
  await verify(api, owner);
});
afterAll(() => api.close());

type Made = Awaited<ReturnType<typeof publishedTemplate>>;
type Change = { state: 'RETIRED' } | { removedAt: Date } | { publishedUuid: string };

/** Lets somebody create a contract from the template before the change is committed. */
const makeDraftDuring = ({ templateId, call }: Made, change: Change) =>
  api.database.transaction().execute(async (transaction) => {
    await transaction.updateTable('templates').set(change).where('templateUuid', '=', templateId).execute();
    const making = api.call('createDraftFromTemplate', call);
    await untilBlocked(api.database);
    return { making };
  });

test.each([
  ['retired', { state: 'RETIRED' }, 'TEMPLATE_RETIRED'],
  ['deleted', { removedAt: new Date() }, 'NOT_FOUND'],
] as const)('a template that is being %s makes no contract any more', async (_, change, refusal) => {
  const made = await publishedTemplate(api, owner);
  const { making } = await makeDraftDuring(made, change);
  expect((await making).error.errorCode).toBe(refusal);
});

test('a contract that is made while a version is published is made from that version', async () => {
  const made = await publishedTemplate(api, owner);
  const more = field(made.fileId, made.slots[0]?.slotUuid ?? null, { kind: 'TEXT', name: '주소' });
  const fields = [...made.fields, more];
  const { version } = await api.ok('putTemplateFields', { ...made.call, body: { version: made.version, fields } });
  const row = () =>
    api.database
      .selectFrom('templates')
      .select('publishedUuid')
      .where('templateUuid', '=', made.templateId)
      .executeTakeFirstOrThrow();
  const { publishedUuid: first } = await row();
  await api.ok('publishTemplate', { ...made.call, body: { version } });
  const { publishedUuid: second } = await row();
  if (first === null || second === null) throw new Error('Both versions were published.');
  await api.database
    .updateTable('templates')
    .set({ publishedUuid: first })
    .where('templateUuid', '=', made.templateId)
    .execute();
  const { making } = await makeDraftDuring(made, { publishedUuid: second });
  const { contractId } = (await making).result;
  expect((await look(api, owner, contractId)).fields).toHaveLength(fields.length);
});

test('a template is not deleted while a contract is made from it, and the contract goes on', async () => {
  const { templateId, call } = await publishedTemplate(api, owner);
  const { deleting } = await api.database.transaction().execute(async (transaction) => {
    // Creating a contract takes this lock.
    await transaction.selectFrom('templates').where('templateUuid', '=', templateId).forShare().execute();
    const { contractId } = await api.ok('createDraftFromTemplate', call);
    const late = api.call('deleteTemplate', call);
    await untilBlocked(api.database);
    expect((await look(api, owner, contractId)).templateId).toBe(templateId);
    return { deleting: late };
  });
  expect((await deleting).status).toBe(200);
  expect(await api.fails('createDraftFromTemplate', call)).toBe('404 NOT_FOUND');
});
