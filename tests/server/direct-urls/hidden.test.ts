import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChangeFeed, type Change } from '../../../server/database/change-feed.ts';
import { inbox, work } from '../../support/contracts.ts';
import { confirm, makeLink, startAndOpen, watchLinks, type Made } from '../../support/direct-urls.ts';
import { makeGroup } from '../../support/groups.ts';
import { join, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { waitUntil } from '../../support/wait-until.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

const PLACES = [
  'list',
  'link',
  'template',
  'search',
  'turn of a colleague',
  'list of a colleague',
  'counts',
  'figures',
  'contract',
  'events',
  'messages',
  'reminder',
  'download',
  'values',
  'act',
  'recent people',
  'times sent',
] as const;

/** Lists where members could come across this contract, the only one of its link, and whether it appears there. */
async function findPlaces({ token, link, templateId }: Made, contractId: string, colleague: Person) {
  const has = async (query: Record<string, string>, by = token) =>
    (await api.ok('listContracts', { token: by, query })).items.some((item) => item.contractId === contractId);
  const path = { contractId };
  const one = { contractIds: [contractId] };
  const answers = async (...[id, call]: Parameters<TestApp['call']>) =>
    (await api.call(id, { token, ...call })).status === 200;
  const { counts } = await api.ok('listContracts', { token });
  const { inProgress, sentDays } = await api.ok('getContractStatistics', { token });
  const act = await api.ok('actOnContracts', { token, body: { ...one, action: 'REMIND' } });
  const found: Record<(typeof PLACES)[number], boolean> = {
    list: await has({}),
    link: await has({ directUrl: link.directUrlId }),
    template: await has({ template: templateId }),
    search: await has({ search: '이도윤' }),
    'turn of a colleague': await has({ tab: 'MY_TURN' }, colleague.accessJwt),
    'list of a colleague': await has({}, colleague.accessJwt),
    counts: counts.ALL + counts.IN_PROGRESS > 0,
    figures: inProgress > 0 || sentDays.some(({ sent }) => sent > 0),
    contract: await answers('getContract', { path }),
    events: await answers('listContractEvents', { path }),
    messages: await answers('listContractMessages', { path }),
    reminder: await answers('remindReceivers', { path }),
    download: await answers('prepareDownload', { body: { ...one, what: 'DOCUMENT' } }),
    values: (await api.call('exportValues', { token, body: { ...one, format: 'csv' } })).text.includes('이도윤'),
    act: act.done > 0,
    'recent people': (await api.call('listContacts', { token, query: { recent: 'true' } })).text.includes(
      colleague.email,
    ),
    'times sent': (await api.ok('listTemplates', { token })).items.some(({ sentCount }) => sentCount > 0),
  };
  return PLACES.filter((place) => found[place]);
}

test('a contract is nowhere until its visitor is verified, and everywhere afterwards', async () => {
  const changes: Change[] = [];
  const listener = createChangeFeed({ connectionString: api.connectionString });
  await listener.listen({ onChange: (change) => changes.push(change), onGap: () => {} });
  const made = await makeLink(api);
  const colleague = await join(api, made.owner, ['CONTRACT_SEND']);
  await makeGroup(api, made.owner, [colleague]);
  const visitor = { name: '이도윤', email: colleague.email };
  const opened = await startAndOpen(api, made, visitor);
  await api.ok('openDocument', { token: opened.token });
  await work(api);
  const { contractId } = await api.database
    .selectFrom('contracts')
    .select('contractId')
    .where('directUrlUuid', '=', made.link.directUrlId)
    .executeTakeFirstOrThrow();
  const told = () => changes.filter(({ id }) => id === contractId);

  expect(await findPlaces(made, contractId, colleague)).toEqual([]);
  // The change to the link itself is announced, and everything earlier has arrived by then.
  await waitUntil(() => expect(changes.map(({ id }) => id)).toContain(made.link.directUrlId));
  expect(told()).toEqual([]);

  await confirm(api, { token: opened.token, visitor });
  expect(await findPlaces(made, contractId, colleague)).toEqual(PLACES);
  await waitUntil(() => expect(told().length).toBeGreaterThan(0));
  await listener.close();
});

test('a visitor who never confirms leaves no trace in a list, and no mail to the maker', async () => {
  const made = await makeLink(api);
  await startAndOpen(api, made);
  await work(api);
  const before = await inbox(api, made.owner.email);
  await api.database
    .updateTable('directUrlPlaces')
    .set({ createdAt: new Date(Date.now() - 3_600_000) })
    .where('directUrlUuid', '=', made.link.directUrlId)
    .execute();
  await watchLinks(api);
  await work(api);
  expect((await api.ok('listContracts', { token: made.token })).items).toEqual([]);
  expect(await inbox(api, made.owner.email)).toEqual(before);
});
