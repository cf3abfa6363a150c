import { afterAll, beforeAll, expect, test } from 'vitest';
import { sortedStatuses } from '../../support/api-client.ts';
import { draft, look } from '../../support/contracts.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

const titles = async ({ accessJwt }: Person, query: Record<string, string>) =>
  (await api.ok('listContracts', { token: accessJwt, query })).items.map(({ title }) => title);

test('folders and labels hold contracts, are searched in, and go without them', async () => {
  const owner = await signUp(api);
  const token = owner.accessJwt;
  const folder = await api.ok('createFolder', { token, body: { name: '2026년' } });
  const urgent = await api.ok('createLabel', { token, body: { name: '급함', color: 'RED' } });
  const quiet = await api.ok('createLabel', { token, body: { name: '천천히', color: 'BLUE' } });
  const [one, two] = [
    await draft(api, owner, { title: '근로계약서' }),
    await draft(api, owner, { title: '비밀유지계약서' }),
  ];
  await draft(api, owner, { title: '근로 조건' });
  const contractIds = [one.contractId, two.contractId];
  const act = (body: object) => api.ok('actOnContracts', { token, body });
  expect(await act({ action: 'MOVE', contractIds, folderId: folder.folderId })).toMatchObject({
    actId: null,
    status: 'DONE',
    done: 2,
    skipped: 0,
  });
  await act({ action: 'LABEL', contractIds, addLabelIds: [urgent.labelId, quiet.labelId] });
  await act({
    action: 'LABEL',
    contractIds: [two.contractId],
    addLabelIds: [urgent.labelId],
    removeLabelIds: [quiet.labelId],
  });
  expect((await titles(owner, { folder: folder.folderId })).toSorted()).toEqual(['근로계약서', '비밀유지계약서']);
  expect(await titles(owner, { folder: folder.folderId, search: '근로' })).toEqual(['근로계약서']);
  expect(await titles(owner, { label: quiet.labelId })).toEqual(['근로계약서']);
  expect(await titles(owner, { label: urgent.labelId, folder: folder.folderId, tab: 'COMPLETED' })).toEqual([]);
  expect(await titles(owner, { label: urgent.labelId, sort: 'TITLE' })).toEqual(['근로계약서', '비밀유지계약서']);
  const { items } = await api.ok('listContracts', { token, query: { search: '비밀' } });
  expect(items[0]).toMatchObject({ folderId: folder.folderId, labelIds: [urgent.labelId] });
  expect(await look(api, owner, one.contractId)).toMatchObject({ folderId: folder.folderId });

  await api.ok('deleteLabel', { token, path: { labelId: urgent.labelId } });
  await api.ok('deleteFolder', { token, path: { folderId: folder.folderId } });
  expect(await look(api, owner, two.contractId)).toMatchObject({ folderId: null, labelIds: [] });
  expect(
    await api.fails('actOnContracts', { token, body: { action: 'MOVE', contractIds, folderId: folder.folderId } }),
  ).toBe('404 FOLDER_NOT_FOUND');
  expect(
    await api.fails('actOnContracts', { token, body: { action: 'LABEL', contractIds, addLabelIds: [urgent.labelId] } }),
  ).toBe('404 LABEL_NOT_FOUND');
});

test('one name each, and nothing of another organisation', async () => {
  const owner = await signUp(api);
  const token = owner.accessJwt;
  const stranger = await signUp(api);
  const body = { name: '2026년' };
  const answers = await Promise.all(Array.from({ length: 4 }, () => api.call('createFolder', { token, body })));
  expect(sortedStatuses(answers)).toEqual([200, 409, 409, 409]);
  const [folder] = await api.ok('listFolders', { token });
  const path = { folderId: folder?.folderId ?? '' };
  expect(await api.ok('listFolders', { token: stranger.accessJwt })).toEqual([]);
  expect(await api.fails('changeFolder', { token: stranger.accessJwt, path, body })).toBe('404 NOT_FOUND');
  expect(await api.fails('deleteFolder', { token: stranger.accessJwt, path })).toBe('404 NOT_FOUND');
  await api.ok('createFolder', { token: stranger.accessJwt, body });
  expect(await api.ok('changeFolder', { token, path, body: { name: '2027년' } })).toMatchObject({ name: '2027년' });
  const label = await api.ok('createLabel', { token, body: { name: '가', color: 'TEAL' } });
  const to = { token, path: { labelId: label.labelId } };
  expect(await api.ok('changeLabel', { ...to, body: { color: 'GRAY' } })).toEqual({ ...label, color: 'GRAY' });
  expect(await api.fails('changeLabel', { ...to, body: {} })).toBe('400 MALFORMED');
});

test('views are everybody’s own', async () => {
  const owner = await signUp(api);
  const colleague = await join(api, owner);
  const token = owner.accessJwt;
  const view = await api.ok('createSavedView', {
    token,
    body: { name: '급한 것', query: 'tab=IN_PROGRESS&sort=EXPIRY' },
  });
  expect(await api.fails('createSavedView', { token, body: { name: '급한 것', query: '' } })).toBe('409 NAME_TAKEN');
  expect(await api.ok('listSavedViews', { token: colleague.accessJwt })).toEqual([]);
  const path = { savedViewId: view.savedViewId };
  expect(await api.fails('deleteSavedView', { token: colleague.accessJwt, path })).toBe('404 NOT_FOUND');
  const changed = await api.ok('changeSavedView', { token, path, body: { query: 'tab=ALL' } });
  expect(await api.ok('listSavedViews', { token })).toEqual([changed]);
  await api.ok('deleteSavedView', { token, path });
  expect(await api.ok('listSavedViews', { token })).toEqual([]);
});
