import { afterAll, beforeAll, expect, test } from 'vitest';
import { look } from '../../support/contracts.ts';
import { listed, makeLink, read, start, startAndOpen, visit, type Made } from '../../support/direct-urls.ts';
import { join, signUp } from '../../support/people.ts';
import { shareTemplate, slot } from '../../support/templates.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

const change = (made: Pick<Made, 'token' | 'path'>, body: object) => ({ token: made.token, path: made.path, body });
const list = async (token: string, query: Record<string, string> = {}) =>
  (await api.ok('listDirectUrls', { token, query })).items.map(({ directUrlId }) => directUrlId);

test('a link is paused, switched on again and ended, and only time is not final', async () => {
  const made = await makeLink(api);
  expect(await api.ok('changeDirectUrl', change(made, { state: 'PAUSED' }))).toMatchObject({
    state: 'PAUSED',
    reason: 'MEMBER',
  });
  expect((await start(api, made)).error.errorCode).toBe('DIRECT_URL_PAUSED');
  expect(await api.ok('changeDirectUrl', change(made, { state: 'ON', name: '둘째 조' }))).toMatchObject({
    state: 'ON',
    reason: null,
    name: '둘째 조',
  });

  await api.database
    .updateTable('directUrls')
    .set({ endsAt: new Date(Date.now() - 60_000) })
    .where('directUrlUuid', '=', made.link.directUrlId)
    .execute();
  expect(await read(api, made)).toMatchObject({ state: 'ENDED', reason: 'TIME' });
  expect((await start(api, made)).error.errorCode).toBe('DIRECT_URL_ENDED');
  expect(await api.fails('changeDirectUrl', change(made, { name: '셋째 조' }))).toBe('410 DIRECT_URL_ENDED');
  expect(await api.fails('changeDirectUrl', change(made, { endsAt: new Date(Date.now() - 1000).toISOString() }))).toBe(
    '422 VALIDATION',
  );
  const endsAt = new Date(Date.now() + 86_400_000).toISOString();
  expect(await api.ok('changeDirectUrl', change(made, { endsAt }))).toMatchObject({
    state: 'ON',
    reason: null,
    endsAt,
  });

  expect(await api.ok('changeDirectUrl', change(made, { state: 'ENDED' }))).toMatchObject({
    state: 'ENDED',
    reason: 'MEMBER',
  });
  expect(await api.fails('changeDirectUrl', change(made, { state: 'ON' }))).toBe('410 DIRECT_URL_ENDED');
  await api.ok('deleteDirectUrl', { token: made.token, path: made.path });
  expect(await list(made.token)).toEqual([]);
  expect(await api.ok('visitDirectUrl', { path: { code: made.link.code } })).toMatchObject({ standing: 'ENDED' });
  expect((await start(api, made)).error.errorCode).toBe('DIRECT_URL_ENDED');
});

test('the limit is not below the places that are taken', async () => {
  const made = await makeLink(api, { terms: { limit: 3 } });
  await visit(api, made);
  await startAndOpen(api, made);
  expect(await api.fails('changeDirectUrl', change(made, { limit: 1 }))).toBe('409 LIMIT_BELOW_TAKEN');
  expect(await api.ok('changeDirectUrl', change(made, { limit: 2 }))).toMatchObject({ limit: 2, taken: 2 });
  expect((await start(api, made)).error.errorCode).toBe('DIRECT_URL_FULL');
});

test('terms that contradict each other are refused', async () => {
  const made = await makeLink(api);
  const fails = (body: object) => api.fails('changeDirectUrl', change(made, body));
  expect(await fails({ contactBy: 'PHONE', domains: ['hanbit.example'] })).toBe('422 VALIDATION');
  expect(await fails({ domains: ['hanbit'] })).toBe('422 VALIDATION');
  expect(await fails({ verifications: ['PHONE_IDENTITY'] })).toBe('422 VALIDATION');
  expect(await fails({ name: ' ' })).toBe('422 VALIDATION');
  expect(
    await api.ok('changeDirectUrl', change(made, { contactBy: 'PHONE', verifications: ['PHONE_IDENTITY'] })),
  ).toMatchObject({
    verifications: ['PHONE_IDENTITY'],
  });
  expect((await api.ok('visitDirectUrl', { path: { code: made.link.code } })).steps).toEqual([
    'PHONE_CODE',
    'PHONE_IDENTITY',
  ]);
});

test.each([
  ['two open slots', [slot('가'), slot('나')]],
  [
    'an open slot behind another',
    [
      slot('가', { order: 2 }),
      slot('나', { person: 'FIXED', fixed: { name: '나', title: '', email: 'na@out.example', phone: null } }),
    ],
  ],
])('a template with %s has no link', async (_, slots) => {
  await expect(makeLink(api, { template: { slots } })).rejects.toThrow('SLOTS_OPEN');
});

test('changing waits for the yearly verification, and stopping does not', async () => {
  const made = await makeLink(api);
  await api.database
    .updateTable('users')
    .set({ phoneVerifiedAt: new Date(Date.now() - 400 * 86_400_000) })
    .where('userUuid', '=', made.owner.userUuid)
    .execute();
  expect((await start(api, made)).status).toBe(200);
  expect(await api.fails('changeDirectUrl', change(made, { limit: 5 }))).toBe('403 VERIFICATION_NEEDED');
  expect(await api.ok('changeDirectUrl', change(made, { state: 'PAUSED' }))).toMatchObject({ state: 'PAUSED' });
  expect(await api.fails('changeDirectUrl', change(made, { state: 'ON' }))).toBe('403 VERIFICATION_NEEDED');
});

test('a retired template pauses its links until it is used again, and one with a link is not removed', async () => {
  const made = await makeLink(api);
  const token = made.token;
  const createLink = (name: string) =>
    api.ok('createDirectUrl', {
      token,
      path: { templateId: made.templateId },
      body: { name, limit: 10, contactBy: 'MAIL', guard: 'ONCE' },
    });
  const [rested, over] = [await createLink('쉬는 링크'), await createLink('기한이 지날 링크')];
  const toPath = ({ directUrlId }: { directUrlId: string }) => ({ templateId: made.templateId, directUrlId });
  const theirs = { token, path: toPath(rested) };
  const late = { token, path: toPath(over) };
  await api.ok('changeDirectUrl', change(theirs, { state: 'PAUSED' }));
  await api.database
    .updateTable('directUrls')
    .set({ endsAt: new Date(Date.now() - 60_000) })
    .where('directUrlUuid', '=', over.directUrlId)
    .execute();
  const call = { token, path: { templateId: made.templateId } };
  expect(await api.fails('deleteTemplate', call)).toBe('409 TEMPLATE_IN_USE');

  const { version } = await api.ok('retireTemplate', { ...call, body: { version: made.version } });
  expect(await read(api, made)).toMatchObject({ state: 'PAUSED', reason: 'TEMPLATE_RETIRED' });
  expect((await start(api, made)).error.errorCode).toBe('DIRECT_URL_PAUSED');
  expect(await api.fails('changeDirectUrl', change(made, { state: 'ON' }))).toBe('409 TEMPLATE_RETIRED');
  const endsAt = new Date(Date.now() + 86_400_000).toISOString();
  expect(await api.ok('changeDirectUrl', change(late, { endsAt }))).toMatchObject({ reason: 'TEMPLATE_RETIRED' });
  expect(await api.fails('deleteTemplate', call)).toBe('409 TEMPLATE_IN_USE');

  const reopened = await api.ok('reopenTemplate', { ...call, body: { version } });
  expect(await read(api, made)).toMatchObject({ state: 'ON', reason: null });
  expect(await read(api, theirs)).toMatchObject({ state: 'PAUSED', reason: 'MEMBER' });
  expect(await read(api, late)).toMatchObject({ state: 'ON', reason: null });
  await visit(api, made);

  await api.ok('retireTemplate', { ...call, body: { version: reopened.version } });
  for (const path of [made.path, theirs.path, late.path])
    await api.ok('changeDirectUrl', { token, path, body: { state: 'ENDED' } });
  await api.ok('deleteTemplate', call);
});

test('a retired template that is published again switches on only links that still have their slot', async () => {
  const made = await makeLink(api);
  const call = { token: made.token, path: { templateId: made.templateId } };
  const retired = await api.ok('retireTemplate', { ...call, body: { version: made.version } });
  const slots = made.slots.map((one) => ({ ...one, person: 'SENDER' as const }));
  const { version } = await api.ok('putTemplateSlots', { ...call, body: { version: retired.version, slots } });
  expect(await api.fails('publishTemplate', { ...call, body: { version } })).toBe('409 SLOT_IN_USE');
  const published = await api.ok('publishTemplate', { ...call, body: { version, pauseLinks: true } });
  expect(await read(api, made)).toMatchObject({ state: 'PAUSED', reason: 'TEMPLATE_CHANGED' });

  const back = await api.ok('putTemplateSlots', { ...call, body: { version: published.version, slots: made.slots } });
  const again = await api.ok('publishTemplate', { ...call, body: { version: back.version } });
  await api.ok('changeDirectUrl', change(made, { state: 'ON' }));
  const twice = await api.ok('retireTemplate', { ...call, body: { version: again.version } });
  const renamed = await api.ok('putTemplateSlots', {
    ...call,
    body: { version: twice.version, slots: made.slots.map((one) => ({ ...one, name: '방문하는 분' })) },
  });
  await api.ok('publishTemplate', { ...call, body: { version: renamed.version } });
  expect(await read(api, made)).toMatchObject({ state: 'ON', reason: null });
});

test('a version without the slot of a link is published once its links may pause', async () => {
  const made = await makeLink(api);
  const call = { token: made.token, path: { templateId: made.templateId } };
  const slots = made.slots.map((one) => ({ ...one, person: 'SENDER' as const }));
  const { version } = await api.ok('putTemplateSlots', { ...call, body: { version: made.version, slots } });
  expect(await api.fails('publishTemplate', { ...call, body: { version } })).toBe('409 SLOT_IN_USE');
  const published = await api.ok('publishTemplate', { ...call, body: { version, pauseLinks: true } });
  expect(await read(api, made)).toMatchObject({ state: 'PAUSED', reason: 'TEMPLATE_CHANGED' });
  expect(await api.fails('changeDirectUrl', change(made, { state: 'ON' }))).toBe('422 SLOTS_OPEN');
  const back = await api.ok('putTemplateSlots', { ...call, body: { version: published.version, slots: made.slots } });
  await api.ok('publishTemplate', { ...call, body: { version: back.version } });
  expect(await api.ok('changeDirectUrl', change(made, { state: 'ON' }))).toMatchObject({ state: 'ON' });
  expect((await start(api, made)).status).toBe(200);
});

test('the links of a maker who leaves go on for the owner, with what is running', async () => {
  const owner = await signUp(api);
  const maker = await join(api, owner, ['CONTRACT_SEND', 'TEMPLATE_MANAGE']);
  const made = await makeLink(api, { person: maker });
  const { visitor } = await visit(api, made);
  const [item] = await listed(api, made);
  await api.ok('withdrawMember', {
    token: owner.accessJwt,
    body: { organizationMemberUuid: maker.organizationMemberUuid },
  });
  const theirs = { ...made, token: owner.accessJwt };
  expect(await read(api, theirs)).toMatchObject({
    state: 'ON',
    maker: { organizationMemberUuid: owner.organizationMemberUuid },
    mayChange: true,
  });
  expect(await look(api, owner, item?.contractId ?? '')).toMatchObject({
    sender: { organizationMemberUuid: owner.organizationMemberUuid },
  });
  expect(
    (await api.ok('listContracts', { token: owner.accessJwt, query: { sender: owner.organizationMemberUuid } })).total,
  ).toBe(1);
  await visit(api, made);
  expect(await listed(api, theirs)).toHaveLength(2);
  expect(visitor.name).toBe('이도윤');
});

test('members see their own links and those of templates they see, and change their own', async () => {
  const owner = await signUp(api);
  const maker = await join(api, owner, ['CONTRACT_SEND', 'TEMPLATE_MANAGE']);
  const colleague = await join(api, owner, ['CONTRACT_SEND']);
  const made = await makeLink(api, { person: maker, template: { title: '방문 서약서' } });
  const { directUrlId } = made.link;
  const { accessJwt: token } = colleague;
  expect(await list(token)).toEqual([]);
  expect(await api.fails('getDirectUrl', { token, path: made.path })).toBe('404 NOT_FOUND');
  await shareTemplate(api, maker, made.templateId, made.version);
  expect(await list(token)).toEqual([directUrlId]);
  expect(await list(token, { mine: 'true' })).toEqual([]);
  expect(await api.ok('getDirectUrl', { token, path: made.path })).toMatchObject({ mayChange: false });
  expect(await api.fails('changeDirectUrl', { token, path: made.path, body: { state: 'PAUSED' } })).toBe(
    '403 FORBIDDEN',
  );
  expect(await api.fails('deleteDirectUrl', { token, path: made.path })).toBe('403 FORBIDDEN');

  expect(await list(made.token, { search: '서약' })).toEqual([directUrlId]);
  expect(await list(made.token, { search: made.link.code })).toEqual([directUrlId]);
  expect(await list(made.token, { search: '없는 말' })).toEqual([]);
  expect(await list(made.token, { state: 'PAUSED' })).toEqual([]);
  expect(await list(made.token, { state: 'ON', mine: 'true', template: made.templateId })).toEqual([directUrlId]);
  const ofTemplate = await api.ok('listTemplateDirectUrls', { token, path: { templateId: made.templateId } });
  expect(ofTemplate).toMatchObject({
    total: 1,
    items: [{ directUrlId, slotName: '근로자', templateTitle: '방문 서약서' }],
  });
});
