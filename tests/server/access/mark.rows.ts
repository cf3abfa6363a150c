import { randomUUID } from 'node:crypto';
import { field, type Field } from '../../support/contracts.ts';
import { CARVED, makeSeal, pictureOf, TYPED } from '../../support/marks.ts';
import { alone, list, named, partsOf, type Row } from './rows.ts';
import type { World } from './worlds.ts';

const OWN = 'the account of the token';
const FORGED = '403 ADDRESS_FORGED';

/** Deletes the user's other marks first, because each row creates some and the limit is twenty. */
async function markOf({ api, token, owner, name }: World, mark: unknown = TYPED) {
  await api.database.deleteFrom('userMarks').where('userUuid', '=', owner.userUuid).execute();
  return api.ok('createMark', { token, body: { use: 'SIGNATURE', name: `${name} 서명`, mark } });
}
const sealOf = ({ api, owner, name }: World, mark = CARVED) =>
  makeSeal(api, owner, { name: `${name} ${randomUUID().slice(0, 8)}`, mark, users: [owner] });

export const MARK_ROWS: Row[] = [
  list('listMarks', OWN, async (by) => {
    await markOf(by);
    return { token: by.token };
  }),
  alone('createMark', OWN, ({ token, name }) => ({ token, body: { use: 'SEAL', name, mark: CARVED } })),
  named('createMark', 'mark.fileId', async (of) => {
    const mark = await pictureOf(of.api, of.owner);
    return ({ token, name }) => ({ token, body: { use: 'SEAL', name, mark } });
  }),
  named('changeMark', 'markId', async (of) => {
    const { markId, version } = await markOf(of);
    return ({ token, name }) => ({ token, path: { markId }, body: { version, name } });
  }),
  named('deleteMark', 'markId', async (of) => {
    const { markId } = await markOf(of);
    return ({ token }) => ({ token, path: { markId } });
  }),
  named(
    'getMarkPicture',
    'markId, by an address of one’s own',
    async (of) => {
      const { pictureUrl } = await markOf(of, await pictureOf(of.api, of.owner));
      const { path, query } = partsOf(pictureUrl, { markId: -2 });
      return async (by) => {
        if (by === of) return { path, query };
        const own = await markOf(by, await pictureOf(by.api, by.owner));
        return { path, query: partsOf(own.pictureUrl, {}).query };
      };
    },
    FORGED,
  ),
  alone('startMarkDrawing', OWN, ({ token, name }) => ({ token, body: { use: 'INITIALS', name } })),
  list('listCompanySeals', 'of the token’s organisation', async (by) => {
    await sealOf(by);
    return { token: by.token };
  }),
  alone('createCompanySeal', 'it is made here', (by) => ({
    token: by.token,
    body: { name: `${by.name} ${randomUUID().slice(0, 8)}`, mark: CARVED, users: [] },
  })),
  named('createCompanySeal', 'mark.fileId', async (of) => {
    const mark = await pictureOf(of.api, of.owner);
    return ({ token, name }) => ({ token, body: { name: `${name} 사진`, mark, users: [] } });
  }),
  named(
    'createCompanySeal',
    'users',
    ({ member }) => {
      const users = [member.organizationMemberUuid];
      return ({ token, name }) => ({ token, body: { name: `${name} 인감`, mark: CARVED, users } });
    },
    '409 MEMBER_NOT_ACTIVE',
  ),
  named('changeCompanySeal', 'sealId', async (of) => {
    const { sealId, version } = await sealOf(of);
    return ({ token }) => ({ token, path: { sealId }, body: { version, state: 'SUSPENDED' } });
  }),
  named(
    'changeCompanySeal',
    'users',
    ({ member }) => {
      const users = [member.organizationMemberUuid];
      return async (by) => {
        const { sealId, version } = await sealOf(by);
        return { token: by.token, path: { sealId }, body: { version, users } };
      };
    },
    '409 MEMBER_NOT_ACTIVE',
  ),
  named('replaceCompanySeal', 'sealId', async (of) => {
    const { sealId, version } = await sealOf(of);
    return ({ token }) => ({ token, path: { sealId }, body: { version, mark: CARVED } });
  }),
  named('replaceCompanySeal', 'mark.fileId', async (of) => {
    const mark = await pictureOf(of.api, of.owner);
    return async (by) => {
      const { sealId, version } = await sealOf(by);
      return { token: by.token, path: { sealId }, body: { version, mark } };
    };
  }),
  named('listSealLedger', 'sealId', async (of) => {
    const { sealId } = await sealOf(of);
    return ({ token }) => ({ token, path: { sealId } });
  }),
  named('exportSealLedger', 'sealId', async (of) => {
    const { sealId } = await sealOf(of);
    return ({ token }) => ({ token, path: { sealId } });
  }),
  named(
    'getCompanySealPicture',
    'sealId, by an address of one’s own',
    async (of) => {
      const { pictureUrl } = await sealOf(of, await pictureOf(of.api, of.owner));
      const { path, query } = partsOf(pictureUrl, { sealId: -2 });
      return async (by) => {
        if (by === of) return { path, query };
        const own = await sealOf(by, await pictureOf(by.api, by.owner));
        return { path, query: partsOf(own.pictureUrl, {}).query };
      };
    },
    FORGED,
  ),
  named('putFields', 'fields.senderMark.markId', async (of) => {
    const { markId } = await markOf(of);
    return (by) => putting(by, { from: 'MINE', markId });
  }),
  named('putFields', 'fields.senderMark.sealId', async (of) => {
    const { sealId } = await sealOf(of);
    return (by) => putting(by, { from: 'COMPANY', sealId });
  }),
  named('putFields', 'fields.value of a picture', async (of) => {
    const { stampId: value } = of;
    return async (by) => {
      const fields = [field(by.draft.fileId, null, { kind: 'IMAGE', value })];
      return { token: by.token, path: by.draft.path, body: { version: await by.draft.version(), fields } };
    };
  }),
  named('changeContract', 'settings.pageSealId', async (of) => {
    const { sealId } = await sealOf(of);
    return async (by) => {
      const { settings, version } = await by.api.ok('getContract', { token: by.token, path: by.draft.path });
      const body = { version, settings: { ...settings, pageSealId: sealId } };
      return { token: by.token, path: by.draft.path, body };
    };
  }),
  named('changeServiceSettings', 'settings.pageSealId', async (of) => {
    const { sealId } = await sealOf(of);
    return async (by) => {
      const { settings } = await by.api.ok('getServiceSettings', { token: by.token });
      return { token: by.token, body: { settings: { ...settings, pageSealId: sealId } } };
    };
  }),
];

async function putting(by: World, senderMark: NonNullable<Field['senderMark']>) {
  const fields = [field(by.draft.fileId, null, { senderMark })];
  return { token: by.token, path: by.draft.path, body: { version: await by.draft.version(), fields } };
}
