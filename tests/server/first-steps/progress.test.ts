import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiver, sent } from '../../support/contracts.ts';
import { invite, join, type Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

async function look(person: Person) {
  const { isHidden, steps } = await api.ok('getFirstSteps', { token: person.accessJwt });
  return { isHidden, steps: steps.map(({ kind, isDone }) => `${kind} ${isDone ? 'done' : 'open'}`) };
}

test('the steps are ticked by what is there', async () => {
  expect(await look(owner)).toEqual({ isHidden: false, steps: ['DOCUMENT open', 'ORGANIZATION open', 'MEMBERS open'] });
  await sent(api, owner, [receiver('이도윤')]);
  expect((await look(owner)).steps).toEqual(['DOCUMENT done', 'ORGANIZATION open', 'MEMBERS open']);
  const call = { token: owner.accessJwt, path: { id: owner.organizationUuid } };
  await api.ok('changeOrganization', { ...call, body: { representative: '최하은' } });
  expect((await look(owner)).steps).toContain('ORGANIZATION open');
  await api.ok('changeOrganization', { ...call, body: { businessNumber: '1234567891' } });
  await invite(api, owner, 'new@hanbit.example');
  expect((await look(owner)).steps).toEqual(['DOCUMENT done', 'ORGANIZATION done', 'MEMBERS done']);
});

test('nobody sees a step that they may not do', async () => {
  const sender = await join(api, owner, ['CONTRACT_SEND']);
  expect((await look(sender)).steps).toEqual(['DOCUMENT open']);
  const reader = await join(api, owner, ['CONTRACT_READ_ALL']);
  expect((await look(reader)).steps).toEqual([]);
});

test('a document that somebody else sent to the member is not theirs', async () => {
  const member = await join(api, owner, ['CONTRACT_SEND']);
  await sent(api, owner, [receiver('배준호', { email: member.email })]);
  expect((await look(member)).steps).toEqual(['DOCUMENT open']);
});

test('who does not want to see them hides them for themselves, once and for all', async () => {
  const member = await join(api, owner, ['CONTRACT_SEND']);
  for (const _ of [1, 2]) await api.ok('hideFirstSteps', { token: member.accessJwt });
  expect((await look(member)).isHidden).toBe(true);
  expect((await look(owner)).isHidden).toBe(false);
});
