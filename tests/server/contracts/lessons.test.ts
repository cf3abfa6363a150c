import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Suggestion } from '../../../server/documents/fields.ts';
import { field, receiver, type Field } from '../../support/contracts.ts';
import { fakePdf } from '../../support/fake-documents.ts';
import { upload } from '../../support/files.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { exampleSuggestion as blank } from '../../support/example-suggestion.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

const WORKER = { party: 1, partyName: '근로자' };
const FORM = [
  blank('성명', 100, WORKER),
  blank('연락처', 140, WORKER),
  blank('입금계좌', 180),
  blank('사원번호', 220, { partyName: '사업주', party: 0 }),
  blank('근무시간', 260, { partyName: '사업주', party: 0 }),
];

/** Uploads the form, and places fields as suggested, with the sender's changes. */
async function place(
  person: Person,
  change: (fields: Record<string, Field>, receivers: { worker: string; employer: string }) => void = () => undefined,
) {
  const { fileId } = await upload(api, person, fakePdf({ suggestions: FORM }));
  const token = person.accessJwt;
  const { contractId } = await api.ok('createContract', { token, body: { title: '근로계약서', fileIds: [fileId] } });
  const call = { token, path: { contractId } };
  const people = [receiver('이도윤'), receiver('정해원')];
  const put = await api.ok('putReceivers', { ...call, body: { version: 1, receivers: people } });
  const [worker = '', employer = ''] = put.receivers.map(({ receiverUuid }) => receiverUuid);
  const [file] = await api.ok('suggestContractFields', call);
  const suggestions = file?.suggestions ?? [];
  const fields = Object.fromEntries(
    suggestions.map(({ name, kind, rect, partyName }) => {
      const receiverUuid = partyName === '사업주' ? employer : worker;
      return [name, field(fileId, receiverUuid, { name, kind, rect })] as const;
    }),
  );
  change(fields, { worker, employer });
  const body = { version: put.contract.version, fields: Object.values(fields) };
  await api.ok('putFields', { ...call, body });
  await api.ok('checkContract', call);
  return suggestions;
}

const facts = (suggestions: readonly Suggestion[]) =>
  Object.fromEntries(suggestions.map(({ name, kind, partyName, rect }) => [name, [kind, partyName, rect.width]]));

const change = (fields: Record<string, Field>, name: string, more: Partial<Field>) => {
  const known = fields[name];
  if (!known) throw new Error(`${name} was not suggested`);
  fields[name] = { ...known, ...more };
};

test('what a member corrects is suggested to every member of the organization from then on, until it is undone', async () => {
  const owner = await signUp(api);
  const colleague = await join(api, owner, ['CONTRACT_SEND']);
  const stranger = await signUp(api);
  await place(owner, (fields, { worker }) => {
    change(fields, '연락처', { kind: 'PHONE' });
    change(fields, '사원번호', { receiverUuid: worker });
    change(fields, '근무시간', { rect: { x: 100, y: 260, width: 60, height: 16 } });
  });
  expect(facts(await place(colleague))).toMatchObject({
    성명: ['TEXT', '근로자', 100],
    연락처: ['PHONE', '근로자', 100],
    // The form doesn't name a party for this blank, but the sender assigned it to the worker.
    입금계좌: ['TEXT', '근로자', 100],
    사원번호: ['TEXT', '근로자', 100],
    근무시간: ['TEXT', '사업주', 60],
  });
  expect(facts(await place(stranger))).toMatchObject({
    연락처: ['TEXT', '근로자', 100],
    근무시간: ['TEXT', '사업주', 100],
  });
  await place(owner, (fields) => change(fields, '연락처', { kind: 'TEXT' }));
  expect(facts(await place(colleague))['연락처']).toEqual(['TEXT', '근로자', 100]);
});

const teach = (person: Person, names: readonly string[]) =>
  place(person, (fields) => names.forEach((name) => change(fields, name, { kind: 'PHONE' })));

test('members who check at once do not get in each other’s way', async () => {
  const owner = await signUp(api);
  const colleague = await join(api, owner, ['CONTRACT_SEND']);
  await Promise.all([
    teach(owner, ['성명', '연락처']),
    teach(colleague, ['연락처', '성명']),
    teach(owner, ['성명', '연락처']),
    teach(colleague, ['연락처', '성명']),
  ]);
  const rows = await api.database
    .selectFrom('suggestionLessons')
    .select('label')
    .where('organizationUuid', '=', owner.organizationUuid)
    .where('kind', '=', 'PHONE')
    .orderBy('label')
    .execute();
  expect(rows.map(({ label }) => label)).toEqual(['성명', '연락처']);
});

test('an organization remembers its latest 2,000 corrections', async () => {
  const owner = await signUp(api);
  await sql`
    insert into suggestion_lessons (organization_uuid, label, form_party, kind, learned_at)
    select ${owner.organizationUuid}, 'label ' || n, '', 'NUMBER', now() - n * interval '1 minute'
      from generate_series(1, 2000) n`.execute(api.database);
  await place(owner, (fields) => change(fields, '연락처', { kind: 'PHONE' }));
  const labels = async () =>
    (
      await api.database
        .selectFrom('suggestionLessons')
        .select('label')
        .where('organizationUuid', '=', owner.organizationUuid)
        .execute()
    ).map(({ label }) => label);
  const kept = await labels();
  expect(kept).toHaveLength(2_000);
  expect(kept).toContain('연락처');
  expect(kept).not.toContain('label 2000');
});
