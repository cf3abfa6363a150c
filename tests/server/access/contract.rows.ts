import { field, receiver } from '../../support/contracts.ts';
import { alone, list, named, partsOf, type Row } from './rows.ts';
import type { World } from './worlds.ts';

type Made = { path: { contractId: string } };
type Make = (of: World) => Promise<Made>;

const STATES: [string, Make][] = [
  ['DRAFT', (of) => of.makeDraft()],
  ['SCHEDULED', (of) => of.makeScheduled()],
  ['IN_PROGRESS', ({ running }) => Promise.resolve(running)],
  ['COMPLETED', ({ completed }) => Promise.resolve(completed)],
  ['REJECTED', (of) => of.makeRejected()],
  ['EXPIRED', (of) => of.makeExpired()],
  ['CANCELLED', (of) => of.makeCancelled()],
];

const stampOn = (fileId: string, bitmapId: string) => ({
  type: 'STAMP',
  fileId,
  pageIndex: 0,
  rect: [10, 10, 60, 60],
  rotation: 0,
  bitmapId,
});

const WITH_TOKEN = 'contractId, by a token';
const FORGED = '403 ADDRESS_FORGED';
/** Filtering by something of another organisation finds nothing, as if it didn't exist. */
const NONE_FOUND = /^200 .*"items":\[\]/s;
const FILE_GONE = '404 FILE_NOT_FOUND';

const changing = async (by: World) => ({
  token: by.token,
  path: by.draft.path,
  version: await by.draft.version(),
});

export const CONTRACT_ROWS: Row[] = [
  alone('createContract', 'it is made here', async (by) => ({
    token: by.token,
    body: { title: `${by.name} 계약서`, fileIds: [(await by.makeFile()).fileId] },
  })),
  named(
    'createContract',
    'fileIds',
    async (of) => {
      const fileIds = [(await of.makeFile()).fileId];
      return (by) => ({ token: by.token, body: { title: `${by.name} 계약서`, fileIds } });
    },
    FILE_GONE,
  ),
  ...STATES.map(([state, make]) =>
    named('getContract', `contractId, ${state}`, async (of) => {
      const { path } = await make(of);
      return ({ token }) => ({ token, path });
    }),
  ),
  named('changeContract', 'contractId', async (of) => {
    const { path, version } = await of.makeDraft();
    return async ({ token }) => ({ token, path, body: { version: await version(), message: '안녕하세요' } });
  }),
  named(
    'changeContract',
    'fileIds',
    async (of) => {
      const { fileId } = await of.makeFile();
      return async (by) => {
        const { version, ...call } = await changing(by);
        return { ...call, body: { version, fileIds: [by.draft.fileId, fileId] } };
      };
    },
    FILE_GONE,
  ),
  named('deleteContract', 'contractId', async (of) => {
    const { path } = await of.makeDraft();
    return ({ token }) => ({ token, path });
  }),
  named('putReceivers', 'contractId', async (of) => {
    const { path, version } = await of.makeDraft();
    const receivers = [receiver('한유나')];
    return async ({ token }) => ({ token, path, body: { version: await version(), receivers } });
  }),
  named('putReceivers', 'receivers.receiverUuid', async (of) => {
    const { path, receiverUuid } = await of.makeDraft();
    return async (by) => {
      const { version, ...call } = await changing(by);
      const own = by === of ? path : call.path;
      const receivers = [{ ...receiver('한유나'), receiverUuid }];
      const at = by === of ? (await by.api.ok('getContract', { token: by.token, path })).version : version;
      return { ...call, path: own, body: { version: at, receivers } };
    };
  }),
  named('putFields', 'contractId', async (of) => {
    const { path, version } = await of.makeDraft();
    return async ({ token }) => ({ token, path, body: { version: await version(), fields: [] } });
  }),
  named(
    'putFields',
    'fields.fileId',
    async (of) => {
      const { fileId } = await of.makeFile();
      return async (by) => {
        const { version, ...call } = await changing(by);
        return { ...call, body: { version, fields: [field(fileId, null)] } };
      };
    },
    FILE_GONE,
  ),
  named('putFields', 'fields.receiverUuid', (of) => {
    const { receiverUuid } = of.draft;
    return async (by) => {
      const { version, ...call } = await changing(by);
      return { ...call, body: { version, fields: [field(by.draft.fileId, receiverUuid)] } };
    };
  }),
  named('putAnnotations', 'contractId', async (of) => {
    const { path, version } = await of.makeDraft();
    return async ({ token }) => ({ token, path, body: { version: await version(), annotations: [] } });
  }),
  named(
    'putAnnotations',
    'annotations.fileId',
    async (of) => {
      const { fileId } = await of.makeFile();
      return async (by) => {
        const { version, ...call } = await changing(by);
        return { ...call, body: { version, annotations: [stampOn(fileId, by.stampId)] } };
      };
    },
    FILE_GONE,
  ),
  named(
    'putAnnotations',
    'annotations.bitmapId',
    ({ stampId }) => {
      return async (by) => {
        const { version, ...call } = await changing(by);
        return { ...call, body: { version, annotations: [stampOn(by.draft.fileId, stampId)] } };
      };
    },
    FILE_GONE,
  ),
  named('suggestContractFields', 'contractId', ({ draft: { path } }) => {
    return ({ token }) => ({ token, path });
  }),
  named('checkContract', 'contractId', ({ draft: { path } }) => {
    return ({ token }) => ({ token, path, body: {} });
  }),
  named('sendContract', 'contractId', async (of) => {
    const { path } = await of.makeDraft();
    return ({ token }) => ({ token, path });
  }),
  ...STATES.map(([state, make]) =>
    named('duplicateContract', `contractId, ${state}`, async (of) => {
      const { path } = await make(of);
      return ({ token }) => ({ token, path });
    }),
  ),
  list('listContracts', 'what the token’s seat sees'),
  list('listContracts', 'searched for what the other has, too', ({ token }) => ({
    token,
    query: { search: '계약서' },
  })),
  list('listContracts', 'of all who send in the organisation', ({ token, owner: { organizationMemberUuid } }) => ({
    token,
    query: { sender: organizationMemberUuid },
  })),
  ...(['sender', 'folder', 'label'] as const).map((by) =>
    named(
      'listContracts',
      by,
      ({ owner, folderId, labelId }) => {
        const query = { [by]: { sender: owner.organizationMemberUuid, folder: folderId, label: labelId }[by] };
        return ({ token }) => ({ token, query });
      },
      NONE_FOUND,
    ),
  ),
  alone('getContractStatistics', 'of what the token’s seat sees'),
  named('listContractEvents', 'contractId', ({ completed: { path } }) => {
    return ({ token }) => ({ token, path });
  }),
  named('listContractMessages', 'contractId', ({ running: { path } }) => {
    return ({ token }) => ({ token, path });
  }),
  named('getContractDocument', WITH_TOKEN, ({ running: { path } }) => {
    return ({ token }) => ({ token, path });
  }),
  named('getContractDocument', 'contractId, completed', ({ completed: { path } }) => {
    return ({ token }) => ({ token, path });
  }),
  named(
    'getContractDocument',
    'contractId, by an address of one’s own',
    ({ completed: { path } }) => {
      return (by) => ({ path, query: partsOf(by.completed.contract.documentUrl, {}).query });
    },
    FORGED,
  ),
  named('getContractPage', WITH_TOKEN, ({ completed: { path } }) => {
    return ({ token }) => ({ token, path: { ...path, page: '1' } });
  }),
  named(
    'getContractPage',
    'contractId, by an address of one’s own',
    ({ completed: { path } }) => {
      return (by) => ({
        path: { ...path, page: '1' },
        query: partsOf(by.completed.contract.sealedPages[0]?.largeImageUrl ?? null, {}).query,
      });
    },
    FORGED,
  ),
  named('getContractCertificate', WITH_TOKEN, ({ completed: { path } }) => {
    return ({ token }) => ({ token, path });
  }),
  named(
    'getContractCertificate',
    'contractId, by an address of one’s own',
    ({ completed: { path } }) => {
      return (by) => ({ path, query: partsOf(by.completed.contract.certificateUrl, {}).query });
    },
    FORGED,
  ),
  alone('openAlertStream', 'what happens to what the token’s seat sees: tests/server/alerts'),
];
