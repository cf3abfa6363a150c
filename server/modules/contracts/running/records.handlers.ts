import { sql } from 'kysely';
import type { ChainEvent } from '../../../audit/events.ts';
import type { UserCaller } from '../../../contract/access.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { FileAnswer, OperationHandlers, ResultOf } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { listEvents } from '../../audit/contract-events.repository.ts';
import {
  eventWords,
  fileNamesOf,
  sortByTime,
  isOfTheService,
  isSealedAtOnce,
  momentOf,
  type Names,
} from '../../audit/event-words.ts';
import { disposition } from '../../files/file-name.ts';
import { createSignedAddresses } from '../../files/signed-address.ts';
import { drawSealedPage } from '../../sealing/sealed-page.ts';
import { certificateAddress, documentAddress, sealedPageAddress } from '../views/contract-view.ts';
import type { Channel } from '../core/contract.types.ts';
import { findContract } from '../core/contracts.repository.ts';
import { listReceivers } from '../core/receivers.repository.ts';
import { requireSeen } from '../core/rights.ts';

type MessageStatus = ResultOf<'listContractMessages'>[number]['status'];

/** What is written down of a contract, and the document itself. */
export function createRecordHandlers(deps: Deps) {
  const { database, documents, files, now } = deps;
  const addresses = createSignedAddresses(deps);

  async function requireSeenByAddress(contractId: string, address: string, sig: string) {
    const { subject, expiresAt } = addresses.read(address, sig);
    const seat = await database
      .selectFrom('organizationMembers')
      .select('organizationUuid')
      .where('organizationMemberUuid', '=', subject.uuid)
      .where('memberStatusType', '=', 'ACCEPTED')
      .executeTakeFirst();
    const contract = seat && (await findContract(database, contractId, seat.organizationUuid));
    if (!contract) throw new DomainError('NOT_FOUND');
    if (contract.destroyedAt !== null) throw new DomainError('CONTENTS_DESTROYED');
    const seconds = Math.floor((expiresAt.getTime() - now().getTime()) / 1000);
    return { contract, cacheControl: `private, max-age=${seconds}` };
  }

  return {
    async listContractEvents({ path, caller }) {
      const { contractId } = await requireSeen(database, path.contractId, caller);
      const receivers = await listReceivers(database, contractId);
      const names = new Map(receivers.map(({ receiverUuid, name }) => [receiverUuid, name]));
      const events = await listEvents(database, contractId);
      const nameOf = (receiverUuid: string) => names.get(receiverUuid) ?? '받는 분';
      const words = { nameOf, fileName: fileNamesOf(events), isSealedAtOnce: isSealedAtOnce(events) };
      return sortByTime(events).map((event) => eventView(event, words));
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
      const { contract, cacheControl } = await requireReadable(contractId, documentAddress(contractId), sig, caller);
      const { title, status, baseSha256, sealedSha256 } = contract;
      if (status === 'COMPLETED' && sealedSha256 !== null) return answer(sealedSha256, `${title}.pdf`, cacheControl);
      if (baseSha256 === null) throw new DomainError('NOT_SENT_YET');
      return answer(baseSha256, `${title}_서명전.pdf`, cacheControl);
    },
    async getContractPage({ path: { contractId, page }, query: { width = 1240, sig }, caller }) {
      const address = sealedPageAddress(contractId, page, width);
      const { contract, cacheControl } = await requireReadable(contractId, address, sig, caller);
      const { status, sealedSha256, pageCount } = contract;
      if (status !== 'COMPLETED' || sealedSha256 === null) throw new DomainError('NOT_COMPLETED');
      if (page > (pageCount ?? 0)) throw new DomainError('NOT_FOUND');
      return { ...(await drawSealedPage({ documents, files }, sealedSha256, page, width)), cacheControl };
    },
    async getContractCertificate({ path: { contractId }, query: { sig }, caller }) {
      const { contract, cacheControl } = await requireReadable(contractId, certificateAddress(contractId), sig, caller);
      const { title, certificateSha256 } = contract;
      if (certificateSha256 === null) throw new DomainError('NOT_COMPLETED');
      return answer(certificateSha256, `${title}_감사추적인증서.pdf`, cacheControl);
    },
  } satisfies Partial<OperationHandlers>;

  /** By the signature of the address if there is one, else by the token. */
  async function requireReadable(
    contractId: string,
    address: string,
    sig: string | undefined,
    caller: UserCaller | null,
  ) {
    if (sig !== undefined) return requireSeenByAddress(contractId, address, sig);
    if (!caller) throw new DomainError('UNAUTHENTICATED');
    if (!caller.member) throw new DomainError('FORBIDDEN');
    const contract = await requireSeen(database, contractId, { member: caller.member });
    if (contract.destroyedAt !== null) throw new DomainError('CONTENTS_DESTROYED');
    return { contract, cacheControl: 'private, no-cache' };
  }

  async function answer(sha256: string, name: string, cacheControl: string): Promise<FileAnswer> {
    const bytes = await files.open(sha256);
    if (!bytes) throw new Error('Bytes that a row names are gone.');
    return {
      kind: 'file',
      contentType: 'application/pdf',
      bytes,
      cacheControl,
      etag: sha256,
      disposition: disposition('inline', name),
    };
  }
}

function eventView(event: ChainEvent, names: Names) {
  const { index, kind, actor, ip, hash, data } = event;
  return {
    index,
    kind,
    at: momentOf(event),
    words: eventWords(event, names),
    actor: isOfTheService(event)
      ? { kind: 'SYSTEM' as const, name: null }
      : { kind: actor.kind, name: actor.name || null },
    receiverUuid: 'receiverUuid' in data && typeof data.receiverUuid === 'string' ? data.receiverUuid : null,
    ip: ip || null,
    hash,
  };
}
