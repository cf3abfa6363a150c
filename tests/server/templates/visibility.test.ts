import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '#openapi';
import { verify } from '../../support/contracts.ts';
import { makeGroup } from '../../support/groups.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { createRandom } from '../../support/random.ts';
import { draftTemplate, publishedTemplate, shareTemplate } from '../../support/templates.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

type Visibility = components['schemas']['TemplateVisibility'];
type Made = { templateId: string; maker: Person; visibility: Visibility; groups: number[]; isDraft: boolean };

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  owner = await signUp(api);
  await verify(api, owner);
});
afterAll(() => api.close());

const VISIBILITIES: readonly Visibility[] = ['ME', 'GROUPS', 'ORGANIZATION'];
const TEMPLATES = 24;

test('lists, counts and addresses show what a plain model says, to members with and without permission', async () => {
  const { next: random, pick: pickOne } = createRandom(18);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = pickOne(items);
    if (item === undefined) throw new Error('there is nothing to pick from');
    return item;
  };
  const managers = [owner, await join(api, owner, ['TEMPLATE_MANAGE'])];
  const members = [await join(api, owner, ['CONTRACT_SEND']), await join(api, owner)];
  const people = [...managers, ...members];
  // Everybody is in some of the three groups. The last group is empty.
  const belongs = people.map((_, index) => [index % 2 === 0, index > 1, false]);
  const groups: Awaited<ReturnType<typeof makeGroup>>[] = [];
  for (const number of [0, 1, 2])
    groups.push(
      await makeGroup(
        api,
        owner,
        people.filter((_, index) => belongs[index]?.[number]),
      ),
    );

  const made: Made[] = [];
  for (let index = 0; index < TEMPLATES; index += 1) {
    const maker = pick(managers);
    const isDraft = random() < 0.3;
    const visibility = pick(VISIBILITIES);
    const shared = [0, 1, 2].filter(() => random() < 0.5);
    const numbers = visibility === 'GROUPS' && shared.length === 0 ? [2] : shared;
    const { templateId, version } = await (isDraft ? draftTemplate : publishedTemplate)(api, maker, {
      title: `틀 ${index}`,
    });
    await api.ok('changeTemplate', {
      token: maker.accessJwt,
      path: { templateId },
      body: { version, visibility, groupIds: numbers.map((number) => groups[number]?.groupId ?? '') },
    });
    made.push({ templateId, maker, visibility, groups: numbers, isDraft });
  }

  for (const [index, person] of people.entries()) {
    const sees = ({ maker, visibility, groups: shared, isDraft }: Made) =>
      maker === person ||
      ((visibility === 'ORGANIZATION' ||
        (visibility === 'GROUPS' && shared.some((number) => belongs[index]?.[number]))) &&
        (!isDraft || managers.includes(person)));
    const seen = made.filter(sees);
    const token = person.accessJwt;
    const list = await api.ok('listTemplates', { token, query: { size: '100' } });
    expect(list.items.map(({ templateId }) => templateId).toSorted()).toEqual(
      seen.map(({ templateId }) => templateId).toSorted(),
    );
    expect([list.total, list.counts.ALL, list.counts.MINE]).toEqual([
      seen.length,
      seen.length,
      made.filter(({ maker }) => maker === person).length,
    ]);
    for (const template of made) {
      const path = { templateId: template.templateId };
      const { status } = await api.call('getTemplate', { token, path });
      expect([template, status]).toEqual([template, sees(template) ? 200 : 404]);
      expect((await api.call('listTemplateVersions', { token, path })).status).toBe(status);
    }
  }
});

test('whoever leaves a group sees its templates no longer, and whoever leaves the organisation passes theirs on', async () => {
  const maker = await join(api, owner, ['TEMPLATE_MANAGE']);
  const reader = await join(api, owner);
  const group = await makeGroup(api, owner, [reader]);
  const own = await publishedTemplate(api, maker, { title: '나만 보던 것' });
  const shared = await publishedTemplate(api, maker, { title: '나눈 것' });
  const body = { version: shared.version, visibility: 'GROUPS', groupIds: [group.groupId] };
  await api.ok('changeTemplate', { ...shared.call, body });
  const look = (person: Person, templateId: string) =>
    api.call('getTemplate', { token: person.accessJwt, path: { templateId } });
  expect((await look(reader, shared.templateId)).status).toBe(200);
  const change = { version: group.version, organizationMemberUuids: [] };
  await api.ok('changeGroup', { token: owner.accessJwt, path: { groupId: group.groupId }, body: change });
  expect((await look(reader, shared.templateId)).status).toBe(404);

  expect((await look(owner, own.templateId)).status).toBe(404);
  const { organizationMemberUuid } = maker;
  await api.ok('withdrawMember', { token: owner.accessJwt, body: { organizationMemberUuid } });
  const passed = await look(owner, own.templateId);
  expect(passed.result.maker.organizationMemberUuid).toBe(owner.organizationMemberUuid);
});

test('a template for everybody is sent by members who may send, and changed by none of them', async () => {
  const sender = await join(api, owner, ['CONTRACT_SEND']);
  const { templateId, version } = await publishedTemplate(api, owner);
  await shareTemplate(api, owner, templateId, version);
  const call = { token: sender.accessJwt, path: { templateId } };
  const { status } = await api.ok('createDraftFromTemplate', call);
  expect(status).toBe('DRAFT');
  expect((await api.ok('getTemplate', call)).mayChange).toBe(false);
  expect(await api.fails('retireTemplate', { ...call, body: { version: version + 1 } })).toBe('403 FORBIDDEN');
});

test('a group that was deleted is no longer among those of a template, which can be saved again', async () => {
  const { call, templateId, version } = await publishedTemplate(api, owner);
  const [kept, gone] = [await makeGroup(api, owner, []), await makeGroup(api, owner, [])];
  const named = [gone.groupId, kept.groupId];
  const { labelId } = await api.ok('createLabel', { token: call.token, body: { name: '지울 라벨', color: 'RED' } });
  const content = { shareWith: named, labelIds: [labelId] };
  await api.ok('changeTemplate', { ...call, body: { version, visibility: 'GROUPS', groupIds: named, content } });
  await api.ok('deleteGroup', { token: call.token, path: { groupId: gone.groupId } });
  await api.ok('deleteLabel', { token: call.token, path: { labelId } });

  const read = await api.ok('getTemplate', { token: call.token, path: { templateId } });
  expect(read.groupIds).toEqual([kept.groupId]);
  expect(read.content).toMatchObject({ shareWith: [kept.groupId], labelIds: [] });
  const { groupIds } = read;
  const { shareWith, labelIds } = read.content;
  await api.ok('changeTemplate', {
    ...call,
    body: { version: read.version, visibility: 'GROUPS', groupIds, content: { shareWith, labelIds } },
  });
});
