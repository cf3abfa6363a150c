import { afterAll, beforeAll, expect, test } from 'vitest';
import { filledSheet, startSheet, workersTemplate } from '../../support/batches.ts';
import { field, readyDraft } from '../../support/contracts.ts';
import { listWish, makeListBox } from '../../support/list-boxes.ts';
import type { Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const countUses = (listBoxId: string) => api.ok('getListBoxUses', { token: owner.accessJwt, path: { listBoxId } });

test('a list counts the scheduled contracts that use it, and no drafts', async () => {
  const box = await makeListBox(api, owner, ['서울']);
  const ready = await readyDraft(api, owner);
  const fields = [...ready.fields, field(ready.fileId, null, { ...listWish(box.listBoxId), value: '서울' })];
  const { version } = await api.ok('putFields', { ...ready.call, body: { version: ready.version, fields } });
  expect(await countUses(box.listBoxId)).toEqual({ contracts: 0, batches: 0 });
  await api.ok('sendContract', { ...ready.call, body: { version, scheduledAt: inAnHour() } });
  expect(await countUses(box.listBoxId)).toEqual({ contracts: 1, batches: 0 });
});

test('a list counts the scheduled batches that use it, and is kept for them after the template is another', async () => {
  const box = await makeListBox(api, owner, ['서울']);
  const template = await workersTemplate(api, { person: owner });
  const { call, fileId, fields } = template;
  const change = async (version: number, next: typeof fields) => {
    const changed = await api.ok('putTemplateFields', { ...call, body: { version, fields: next } });
    return api.ok('publishTemplate', { ...call, body: { version: changed.version } });
  };
  const list = field(fileId, null, { ...listWish(box.listBoxId), value: '서울' });
  const published = await change(template.version, [...fields, list]);
  const sheet = await filledSheet(api, template, 1);
  expect(await countUses(box.listBoxId)).toEqual({ contracts: 0, batches: 0 });
  await startSheet(api, template, { ...sheet, scheduledAt: inAnHour() });
  expect(await countUses(box.listBoxId)).toEqual({ contracts: 0, batches: 1 });
  await change(published.version, fields);
  expect((await box.remove()).error).toMatchObject({
    errorCode: 'LIST_BOX_IN_USE',
    message: '다 보내지 않은 여러 건 보내기 1건에서 쓰고 있어요. 거기에서 다른 목록을 고른 뒤에 지워주세요.',
  });
});
