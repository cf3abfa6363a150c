import { sql } from 'kysely';
import type { ChainEvent } from '../../audit/events.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { FileAnswer, OperationHandlers, ResultOf } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { listEvents } from '../audit/contract-events.repository.ts';
import { eventWords } from '../audit/event-words.ts';
import { disposition } from '../files/file-name.ts';
import { createSignedAddresses } from '../files/signed-address.ts';
import { documentAddress } from './contract-view.ts';
import type { Channel } from './contract.types.ts';
import { findContract, type ContractRow } from './contracts.repository.ts';
import { listReceivers } from './receivers.repository.ts';
import { requireSeen } from './rights.ts';

type MessageStatus = ResultOf<'listContractMessages'>[number]['status'];

/** What is written down of a contract, and the document itself. */
export function createRecordHandlers(deps: Deps) {
  const { database, files, now } = deps;
  const addresses = createSignedAddresses(deps);

  async function requireSeenByAddress(contractId: string, sig: string) {
    const { subject, expiresAt } = addresses.read(documentAddress(contractId), sig);
    const seat = await database
      .selectFrom('organizationMembers')
      .select('organizationUuid')
      .where('organizationMemberUuid', '=', subject.uuid)
      .where('memberStatusType', '=', 'ACCEPTED')
      .executeTakeFirst();
    const contract = seat && (await findContract(database, contractId, seat.organizationUuid));
    if (!contract) throw new DomainError('NOT_FOUND');
    const seconds = Math.floor((expiresAt.getTime() - now().getTime()) / 1000);
    return { contract, cacheControl: `private, max-age=${seconds}` };
  }

  return {
    async listContractEvents({ path, caller }) {
      const { contractId } = await requireSeen(database, path.contractId, caller);
      const receivers = await listReceivers(database, contractId);
      const names = new Map(receivers.map(({ receiverUuid, name }) => [receiverUuid, name]));
      const events = await listEvents(database, contractId);
      return events.map((event) => eventView(event, (receiverUuid) => names.get(receiverUuid) ?? '받는 분'));
    },
    async listContractMessages({ path, caller }) {
      const { contractId } = await requireSeen(database, path.contractId, caller);
      const rows = await database
        .selectFrom('outboxMessages as message')
        .select(['messageUuid', 'receiverUuid', 'template', 'recipient', 'lastError', 'createdAt', 'sentAt'])
        .select([sql<Channel>`channel`.as('channel'), sql<MessageStatus>`status`.as('status')])
        .select((eb) =>
          eb
            .selectFrom('receiverLinks as link')
            .select((inner) => inner.fn.min('link.openedAt').as('openedAt'))
            .whereRef('link.receiverUuid', '=', 'message.receiverUuid')
            .whereRef('link.messageUuid', '=', 'message.messageUuid')
            .as('openedAt'),
        )
        .where('contractId', '=', contractId)
        .orderBy('messageUuid')
        .execute();
      return rows.map((row) => ({
        messageId: row.messageUuid,
        receiverUuid: row.receiverUuid,
        channel: row.channel,
        template: row.template,
        to: row.recipient,
        status: row.status,
        reason: row.status === 'FAILED' ? row.lastError : null,
        createdAt: row.createdAt.toISOString(),
        sentAt: row.sentAt?.toISOString() ?? null,
        openedAt: row.openedAt?.toISOString() ?? null,
      }));
    },
    async getContractDocument({ path: { contractId }, query: { sig }, caller }) {
      if (sig === undefined) {
        if (!caller) throw new DomainError('UNAUTHENTICATED');
        if (!caller.member) throw new DomainError('FORBIDDEN');
        return answer(
          await requireSeen(database, contractId, { ...caller, member: caller.member }),
          'private, no-cache',
        );
      }
      const { contract, cacheControl } = await requireSeenByAddress(contractId, sig);
      return answer(contract, cacheControl);
    },
  } satisfies Partial<OperationHandlers>;

  async function answer({ baseSha256, title }: ContractRow, cacheControl: string): Promise<FileAnswer> {
    if (baseSha256 === null) throw new DomainError('NOT_SENT_YET');
    const bytes = await files.open(baseSha256);
    if (!bytes) throw new Error('Bytes that a row names are gone.');
    return {
      kind: 'file',
      contentType: 'application/pdf',
      bytes,
      cacheControl,
      etag: baseSha256,
      disposition: disposition('inline', `${title}_서명전.pdf`),
    };
  }
}

function eventView(event: ChainEvent, nameOf: (receiverUuid: string) => string) {
  const { index, kind, at, actor, ip, hash, data } = event;
  return {
    index,
    kind,
    at,
    words: eventWords(event, nameOf),
    actor: { kind: actor.kind, name: actor.name ?? null },
    receiverUuid: 'receiverUuid' in data && typeof data.receiverUuid === 'string' ? data.receiverUuid : null,
    ip: ip ?? null,
    hash,
  };
}
