import { named, type Row } from './rows.ts';
import type { World } from './worlds.ts';

const later = () => new Date(Date.now() + 40 * 86_400_000).toISOString();

/** Sends a contract to a member of the sending organisation. */
async function toOneself(of: World) {
  const { email } = of.owner;
  const { path, receivers } = await of.send({ people: [{ name: '김지수', email }] }).then((made) => ({
    path: { contractId: made.contractId },
    receivers: made.receivers,
  }));
  return { ...path, receiverUuid: receivers[0]?.receiverUuid ?? '' };
}

/** Refers to somebody else's contract and receiver, then to each of them together with the caller's own counterpart. */
const inPath = (id: Row['id'], rest: (of: World) => object): Row[] => [
  named(id, 'contractId and receiverUuid', async (of) => {
    const { contractId, receiverUuid } = await of.makeSent();
    return ({ token }) => ({ token, path: { contractId, receiverUuid }, ...rest(of) });
  }),
  named(id, 'receiverUuid', async (of) => {
    const { contractId, receiverUuid } = await of.makeSent();
    return (by) => ({
      token: by.token,
      path: { contractId: by === of ? contractId : by.running.contractId, receiverUuid },
      ...rest(of),
    });
  }),
];

export const RUNNING_ROWS: Row[] = [
  named('cancelContract', 'contractId', async (of) => {
    const { path } = await of.makeSent();
    return ({ token }) => ({ token, path, body: { reason: '내용이 바뀌었어요.' } });
  }),
  named('remindReceivers', 'contractId', async (of) => {
    const { path } = await of.makeSent();
    return ({ token }) => ({ token, path });
  }),
  named('remindReceivers', 'receiverUuids', async (of) => {
    const { path, receiverUuid } = await of.makeSent();
    return (by) => ({
      token: by.token,
      path: by === of ? path : by.running.path,
      body: { receiverUuids: [receiverUuid] },
    });
  }),
  named('extendContract', 'contractId', async (of) => {
    const { path } = await of.makeSent();
    return ({ token }) => ({ token, path, body: { expiresAt: later() } });
  }),
  ...inPath('correctReceiver', () => ({ body: { name: '한유나' } })),
  ...inPath('resendMessage', () => ({ body: { channel: 'MAIL' } })),
  ...inPath('giveLink', () => ({})),
  named('openOwnSigning', 'contractId and receiverUuid', async (of) => {
    const path = await toOneself(of);
    return ({ token }) => ({ token, path });
  }),
  named('openOwnSigning', 'receiverUuid', async (of) => {
    const { contractId, receiverUuid } = await toOneself(of);
    return (by) => ({
      token: by.token,
      path: { contractId: by === of ? contractId : by.running.contractId, receiverUuid },
    });
  }),
  named('askForValues', 'contractId', async (of) => {
    const { path, body } = await of.makeAsked();
    return ({ token }) => ({ token, path, body });
  }),
  named('askForValues', 'receiverUuid', async (of) => {
    const { path, body } = await of.makeAsked();
    return (by) => ({ token: by.token, path: by === of ? path : by.running.path, body });
  }),
  named(
    'askForValues',
    'fieldIds',
    async (of) => {
      const { path, body } = await of.makeAsked();
      return async (by) => {
        if (by === of) return { token: by.token, path, body };
        const own = await by.makeAsked();
        return { token: by.token, path: own.path, body: { ...own.body, fieldIds: body.fieldIds } };
      };
    },
    '422 FIELDS_NOT_THEIRS',
  ),
];
