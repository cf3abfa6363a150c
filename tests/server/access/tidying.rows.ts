import { randomUUID } from 'node:crypto';
import { list, named, alone, type Row } from './rows.ts';
import type { World } from './worlds.ts';

const MADE = 'it is made here';
/** No two things in an organisation may share a name. */
const called = (by: World) => `${by.name} ${randomUUID().slice(0, 8)}`;

const folder = async (of: World) =>
  (await of.api.ok('createFolder', { token: of.token, body: { name: called(of) } })).folderId;
const label = async (of: World) =>
  (await of.api.ok('createLabel', { token: of.token, body: { name: called(of), color: 'RED' } })).labelId;
const savedView = async (of: World) => {
  const body = { name: called(of), query: 'tab=IN_PROGRESS' };
  return (await of.api.ok('createSavedView', { token: of.token, body })).savedViewId;
};

const group = (of: World) =>
  of.api.ok('createGroup', { token: of.token, body: { name: called(of), organizationMemberUuids: [] } });

export const TIDYING_ROWS: Row[] = [
  list('listGroups', 'of the token’s organisation'),
  alone('createGroup', MADE, (by) => ({ token: by.token, body: { name: called(by), organizationMemberUuids: [] } })),
  named(
    'createGroup',
    'organizationMemberUuids',
    ({ member }) => {
      const organizationMemberUuids = [member.organizationMemberUuid];
      return (by) => ({ token: by.token, body: { name: called(by), organizationMemberUuids } });
    },
    '409 MEMBER_NOT_ACTIVE',
  ),
  named('changeGroup', 'groupId', async (of) => {
    const { groupId, version } = await group(of);
    return ({ token }) => ({ token, path: { groupId }, body: { version, organizationMemberUuids: [] } });
  }),
  named(
    'changeGroup',
    'organizationMemberUuids',
    ({ member }) => {
      const organizationMemberUuids = [member.organizationMemberUuid];
      return async (by) => {
        const { groupId, version } = await group(by);
        return { token: by.token, path: { groupId }, body: { version, organizationMemberUuids } };
      };
    },
    '409 MEMBER_NOT_ACTIVE',
  ),
  named('deleteGroup', 'groupId', async (of) => {
    const { groupId } = await group(of);
    return ({ token }) => ({ token, path: { groupId } });
  }),
  named('shareContract', 'contractId', ({ running: { contractId } }) => {
    return ({ token, groupId }) => ({ token, path: { contractId }, body: { groupIds: [groupId] } });
  }),
  named('shareContract', 'groupIds', ({ groupId }) => {
    return ({ token, running: { contractId } }) => ({ token, path: { contractId }, body: { groupIds: [groupId] } });
  }),
  list('listFolders', 'of the token’s organisation'),
  alone('createFolder', MADE, (by) => ({ token: by.token, body: { name: called(by) } })),
  named('changeFolder', 'folderId', async (of) => {
    const path = { folderId: await folder(of) };
    return (by) => ({ token: by.token, path, body: { name: called(by) } });
  }),
  named('deleteFolder', 'folderId', async (of) => {
    const path = { folderId: await folder(of) };
    return ({ token }) => ({ token, path });
  }),
  list('listLabels', 'of the token’s organisation'),
  alone('createLabel', MADE, (by) => ({ token: by.token, body: { name: called(by), color: 'RED' } })),
  named('changeLabel', 'labelId', async (of) => {
    const path = { labelId: await label(of) };
    return (by) => ({ token: by.token, path, body: { name: called(by), color: 'GRAY' } });
  }),
  named('deleteLabel', 'labelId', async (of) => {
    const path = { labelId: await label(of) };
    return ({ token }) => ({ token, path });
  }),
  list('listSavedViews', 'of the token’s seat'),
  alone('createSavedView', MADE, (by) => ({ token: by.token, body: { name: called(by), query: 'tab=ALL' } })),
  named('changeSavedView', 'savedViewId', async (of) => {
    const path = { savedViewId: await savedView(of) };
    return (by) => ({ token: by.token, path, body: { name: called(by) } });
  }),
  named('deleteSavedView', 'savedViewId', async (of) => {
    const path = { savedViewId: await savedView(of) };
    return ({ token }) => ({ token, path });
  }),
];
