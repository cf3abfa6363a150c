import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { components } from '#openapi';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { defineStatement } from '../../../database/statements.ts';
import type { Channel, Receiver, ReceiverRole, ReceiverState, VerificationStep } from './contract.types.ts';

type Language = components['schemas']['Language'];

export const RECEIVER_COLUMNS = [
  'receiverUuid',
  'contractId',
  'position',
  'name',
  'title',
  'slotName',
  'email',
  'phone',
  sql<ReceiverRole>`role`.as('role'),
  'signingOrder',
  'toldAtSending',
  sql<Channel[]>`channels`.as('channels'),
  sql<VerificationStep[]>`verifications`.as('verifications'),
  'accessCodeEnc',
  'accessCodeHash',
  'accessCodeHint',
  'message',
  sql<Language | null>`language`.as('language'),
  sql<Language | null>`chosen_language`.as('chosenLanguage'),
  sql<ReceiverState>`state`.as('state'),
  'hasTurn',
  'organizationMemberUuid',
  'linkVersion',
  'notifiedAt',
  'openedAt',
  'verifiedAt',
  'finishedAt',
  'consentedAt',
  'viewedAt',
  'delegatedFrom',
] as const;

export type ReceiverRow = Awaited<ReturnType<typeof listReceivers>>[number];
export type NewReceiver = Pick<
  ReceiverRow,
  | 'receiverUuid'
  | 'name'
  | 'title'
  | 'slotName'
  | 'email'
  | 'phone'
  | 'role'
  | 'signingOrder'
  | 'toldAtSending'
  | 'channels'
  | 'verifications'
  | 'accessCodeEnc'
  | 'accessCodeHint'
  | 'message'
  | 'language'
>;

export const listReceivers = async (connection: Connection, contractId: string) =>
  (await selectReceivers(connection, contractId)).rows;

const selectReceivers = defineStatement('receivers: of contract', (queries, contractId: RawBuilder<string>) =>
  queries
    .selectFrom('receivers')
    .select(RECEIVER_COLUMNS)
    .where('contractId', '=', contractId)
    // A delegate shares the position of the receiver who delegated, and comes right after them.
    .orderBy('position')
    .orderBy('receiverUuid'),
);

/** Lists many contracts' receivers, ordered like `listReceivers`. */
export const listContractsReceivers = (connection: Connection, contractIds: readonly string[]) =>
  connection
    .selectFrom('receivers')
    .select(['contractId', 'receiverUuid', 'slotName', 'name', 'email', 'phone', sql<ReceiverState>`state`.as('state')])
    .where(sql<boolean>`contract_id = any (${sql.val([...contractIds])}::uuid[])`)
    .orderBy('position')
    .orderBy('receiverUuid')
    .execute();

/** Returns whether nobody was asked to sign or approve, so that the contract is sealed when it is sent. */
export const hasOnlyViewers = (receivers: readonly Pick<ReceiverRow, 'role'>[]) =>
  receivers.every(({ role }) => role === 'VIEWER');

export async function requireReceiver(connection: Connection, contractId: string, uuid: string) {
  const receiver = (await listReceivers(connection, contractId)).find(({ receiverUuid }) => receiverUuid === uuid);
  if (!receiver) throw new DomainError('NOT_FOUND');
  return receiver;
}

export async function findReceiverName(connection: Connection, receiverUuid: string) {
  const { name } = await connection
    .selectFrom('receivers')
    .select('name')
    .where('receiverUuid', '=', receiverUuid)
    .executeTakeFirstOrThrow();
  return name;
}

/** Replaces a draft's receivers. They can be deleted freely, because none has been notified yet. */
export async function replaceReceivers(
  transaction: Transaction<DB>,
  contractId: string,
  receivers: readonly NewReceiver[],
  known: ReadonlySet<string>,
) {
  if (known.size > 0) await transaction.deleteFrom('receivers').where('contractId', '=', contractId).execute();
  if (receivers.length === 0) return [];
  const rows = await transaction
    .insertInto('receivers')
    .values(receivers.map((receiver, position) => ({ ...receiver, contractId, position })))
    .returning(RECEIVER_COLUMNS)
    .execute();
  return rows.toSorted((one, other) => one.position - other.position);
}

/** Columns that any code can change. The state and its timestamps belong to `core/receiver-transitions.ts`. */
export type ReceiverChange = Partial<
  Pick<
    ReceiverRow,
    | 'name'
    | 'title'
    | 'email'
    | 'phone'
    | 'channels'
    | 'accessCodeEnc'
    | 'accessCodeHash'
    | 'accessCodeHint'
    | 'language'
    | 'organizationMemberUuid'
  >
>;

export const updateReceiver = (transaction: Transaction<DB>, receiverUuid: string, change: ReceiverChange) =>
  transaction
    .updateTable('receivers')
    .set(change)
    .where('receiverUuid', '=', receiverUuid)
    .returning(RECEIVER_COLUMNS)
    .executeTakeFirstOrThrow();

export async function chooseReceiverLanguage(
  connection: Connection,
  receiverUuid: string,
  chosenLanguage: components['schemas']['Language'],
) {
  await connection.updateTable('receivers').set({ chosenLanguage }).where('receiverUuid', '=', receiverUuid).execute();
}

export async function revokeLinks(transaction: Transaction<DB>, contractId: string) {
  await transaction
    .updateTable('receivers')
    .set((eb) => ({ linkVersion: eb('linkVersion', '+', 1) }))
    .where('contractId', '=', contractId)
    .execute();
}

type Sight = { organizationMemberUuid: string; openAccessCode: ((sealed: Buffer) => string) | null };

export const describeReceiver = (row: ReceiverRow, { organizationMemberUuid, openAccessCode }: Sight): Receiver => ({
  receiverUuid: row.receiverUuid,
  name: row.name,
  title: row.title,
  slotName: row.slotName,
  email: row.email,
  phone: row.phone,
  role: row.role,
  order: row.signingOrder,
  when: row.role === 'VIEWER' ? (row.toldAtSending ? 'AT_SENDING' : 'AT_END') : null,
  channels: row.channels,
  verifications: row.verifications,
  accessCode: row.accessCodeEnc && openAccessCode ? openAccessCode(row.accessCodeEnc) : null,
  accessCodeHint: row.accessCodeHint,
  message: row.message,
  language: row.language,
  state: row.state,
  hasTurn: row.hasTurn,
  isMe: row.organizationMemberUuid === organizationMemberUuid,
  isMember: row.organizationMemberUuid !== null,
  notifiedAt: row.notifiedAt?.toISOString() ?? null,
  openedAt: row.openedAt?.toISOString() ?? null,
  verifiedAt: row.verifiedAt?.toISOString() ?? null,
  finishedAt: row.finishedAt?.toISOString() ?? null,
});
