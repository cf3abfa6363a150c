import { sql } from 'kysely';
import type { ReceiverCaller } from '../../../contract/access.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Client, FileAnswer, OperationHandlers } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents, wasDownloaded } from '../../audit/contract-events.repository.ts';
import { findSenderName } from '../../contracts/core/sender.repository.ts';
import { databaseTime, requireContract, type ContractRow } from '../../contracts/core/contracts.repository.ts';
import { viewPages } from '../../contracts/views/page-views.ts';
import { createNotifier } from '../../contracts/core/notify.ts';
import { identifyReceiver } from '../../contracts/core/perform.ts';
import { markViewed } from '../../contracts/core/receiver-transitions.ts';
import {
  listReceivers,
  requireReceiver,
  waitsForNobody,
  type ReceiverRow,
} from '../../contracts/core/receivers.repository.ts';
import { disposition } from '../../files/file-name.ts';
import { createSignedAddresses, receiverSubject, type Subject } from '../../files/signed-address.ts';
import { COPIES } from '../../messages/fate.ts';
import { copiesOf } from '../../sealing/copies.ts';
import { readDraftDefaults } from '../../settings/service-settings.repository.ts';
import { requirePlace } from '../shared/place.ts';
import { findSender, hasActed, requireReach } from '../shared/reach.ts';
import { CERTIFICATE_ADDRESS, documentAddress, personView, picturesOf } from '../shared/sign-views.ts';

const DAY_MS = 24 * 3_600_000;
const COPIES_A_DAY = 3;
/** As long as an address lives: parts of one download are one download. */
const SAME_DOWNLOAD_MINUTES = 10;

/** What a receiver sees and keeps when he is done. */
export function createCopyHandlers(deps: Deps) {
  const { database, files, now, outbox, wakeWorkers } = deps;
  const addresses = createSignedAddresses(deps);

  async function requireReader({ contractId, receiverUuid }: Pick<ReceiverCaller, 'contractId' | 'receiverUuid'>) {
    const contract = await requireContract(database, contractId);
    const receiver = await requireReceiver(database, contractId, receiverUuid);
    await requireReach(database, contract, receiver, await databaseTime(database));
    return { contract, receiver };
  }

  /** Whoever holds the address, as long as his document is open to the one whom it was made for. */
  async function requireHolder(address: string, sig: string) {
    const { subject, expiresAt } = addresses.read(address, sig);
    const row =
      subject.kind === 'receiver' &&
      (await database
        .selectFrom('receivers as r')
        .innerJoin('contracts as c', 'c.contractId', 'r.contractId')
        .select(['r.receiverUuid', 'c.contractId'])
        .where('r.receiverUuid', '=', subject.uuid)
        .where('r.linkVersion', '=', subject.linkVersion)
        .where('r.state', '<>', 'DELEGATED')
        .where('c.status', 'in', ['IN_PROGRESS', 'COMPLETED'])
        .where('c.destroyedAt', 'is', null)
        .executeTakeFirst());
    if (!row) throw new DomainError('NOT_FOUND');
    const seconds = Math.floor((expiresAt.getTime() - now().getTime()) / 1000);
    const contract = await requireContract(database, row.contractId);
    return { receiverUuid: row.receiverUuid, contract, cacheControl: `private, max-age=${seconds}` };
  }

  async function open(sha256: string) {
    const bytes = await files.open(sha256);
    if (!bytes) throw new Error('Bytes that a row names are gone.');
    return bytes;
  }

  async function answer(
    { receiverUuid, contract, cacheControl }: Awaited<ReturnType<typeof requireHolder>>,
    { sha256, name, what }: { sha256: string; name: string; what: 'DOCUMENT' | 'CERTIFICATE' },
    { download, client }: { download: boolean; client: Client },
  ): Promise<FileAnswer> {
    if (download) await recordDownload(contract, receiverUuid, what, client);
    return {
      kind: 'file',
      contentType: 'application/pdf',
      bytes: await open(sha256),
      cacheControl,
      etag: sha256,
      disposition: disposition(download ? 'attachment' : 'inline', name),
    };
  }

  async function recordDownload(
    { contractId }: ContractRow,
    receiverUuid: string,
    what: 'DOCUMENT' | 'CERTIFICATE',
    client: Client,
  ) {
    await database.transaction().execute(async (transaction) => {
      const receiver = await requireReceiver(transaction, contractId, receiverUuid);
      const at = await databaseTime(transaction);
      const since = new Date(at.getTime() - SAME_DOWNLOAD_MINUTES * 60_000);
      if (await wasDownloaded(transaction, { contractId, receiverUuid, what, since })) return;
      const by = identifyReceiver(receiver, client);
      await appendEvents(transaction, contractId, [{ kind: 'DOWNLOADED', at, ...by, data: { what, receiverUuid } }]);
    });
  }

  /** Whoever asked for a copy only has it now. */
  async function recordViewed({ contractId }: ContractRow, { receiverUuid, role, state }: ReceiverRow, client: Client) {
    if (role !== 'VIEWER' || state === 'VIEWED') return;
    await database.transaction().execute(async (transaction) => {
      const { receiver, at } = await requirePlace(transaction, { contractId, receiverUuid });
      if (receiver.state === 'VIEWED') return;
      const viewer = await markViewed(transaction, receiver, at);
      const by = identifyReceiver(viewer, client);
      await appendEvents(transaction, contractId, [{ kind: 'DOCUMENT_VIEWED', at, ...by, data: { receiverUuid } }]);
    });
  }

  async function certificateOf({ status, certificateSha256, certificateNo, endedAt }: ContractRow, subject: Subject) {
    if (status !== 'COMPLETED' || certificateSha256 === null || certificateNo === null || endedAt === null) return null;
    const url = addresses.sign(CERTIFICATE_ADDRESS, subject);
    const { size: bytes } = await open(certificateSha256);
    return { certificateNo, url, bytes, issuedAt: endedAt.toISOString() };
  }

  return {
    async getCopies({ caller, client }) {
      const { contract, receiver } = await requireReader(caller);
      const { contractId, status, settings, endedAt, baseSha256, sealedSha256 } = contract;
      const subject = receiverSubject(receiver);
      const isSealed = status === 'COMPLETED' && sealedSha256 !== null;
      const sha256 = (isSealed ? sealedSha256 : baseSha256) ?? '';
      const receivers = await listReceivers(database, contractId);
      const people = settings.showOthers === 'ALL' ? receivers : [];
      const { linkDays } = await readDraftDefaults(database, contract.organizationUuid);
      const completedAt = isSealed ? endedAt : null;
      if (isSealed) await recordViewed(contract, receiver, client);
      return {
        contractId,
        title: contract.title,
        documentNo: contract.documentNo ?? '',
        organizationName: (await findSender(database, contract)).name,
        senderName: await findSenderName(database, contract.organizationMemberUuid),
        role: receiver.role,
        state: isSealed && receiver.role === 'VIEWER' ? 'VIEWED' : receiver.state,
        status,
        sealState: contract.sealState,
        isSealedAtOnce: waitsForNobody(receivers),
        signedAt: hasActed(receiver) ? (receiver.finishedAt?.toISOString() ?? null) : null,
        completedAt: completedAt?.toISOString() ?? null,
        viewableUntil: completedAt && new Date(completedAt.getTime() + linkDays * DAY_MS).toISOString(),
        document: {
          url: addresses.sign(documentAddress(sha256), subject),
          bytes: (await open(sha256)).size,
          sha256,
          isSealed,
          pages: await viewPages(
            database,
            contract,
            picturesOf(sha256, (address) => addresses.sign(address, subject)),
          ),
        },
        certificate: await certificateOf(contract, subject),
        people: people.filter(({ state }) => state !== 'DELEGATED').map(personView),
      };
    },
    async getCertificates({ caller }) {
      const { contract, receiver } = await requireReader(caller);
      const certificate = await certificateOf(contract, receiverSubject(receiver));
      if (!certificate) throw new DomainError('NOT_COMPLETED');
      return certificate;
    },
    async getSignDocument({ query: { of: sha256, sig, download = false }, client }) {
      const holder = await requireHolder(documentAddress(sha256), sig);
      const { title, sealedSha256 } = holder.contract;
      const name = sha256 === sealedSha256 ? `${title}.pdf` : `${title}_서명전.pdf`;
      return answer(holder, { sha256, name, what: 'DOCUMENT' }, { download, client });
    },
    async getSignCertificate({ query: { sig, download = false }, client }) {
      const holder = await requireHolder(CERTIFICATE_ADDRESS, sig);
      const { title, status, certificateSha256: sha256 } = holder.contract;
      if (status !== 'COMPLETED' || sha256 === null) throw new DomainError('NOT_COMPLETED');
      const name = `${title}_감사추적인증서.pdf`;
      return answer(holder, { sha256, name, what: 'CERTIFICATE' }, { download, client });
    },
    async mailCopies({ body, caller }) {
      await database.transaction().execute(async (transaction) => {
        const { contract, receiver } = await requirePlace(transaction, caller);
        if (contract.status !== 'COMPLETED') throw new DomainError('NOT_COMPLETED');
        const { sent, oldest } = await transaction
          .selectFrom('outboxMessages')
          .select((eb) => [eb.fn.countAll<string>().as('sent'), eb.fn.min('createdAt').as('oldest')])
          .where('receiverUuid', '=', receiver.receiverUuid)
          .where('template', '=', COPIES.asked)
          .where('createdAt', '>', sql<Date>`now() - interval '1 day'`)
          .executeTakeFirstOrThrow();
        if (Number(sent) >= COPIES_A_DAY)
          throw new DomainError('RATE_LIMITED', { retryAfter: secondsUntilDayAfter(oldest, Date.now()) });
        const notifier = createNotifier(transaction, outbox, contract);
        const attachments = await copiesOf(files, contract);
        await notifier.tell(COPIES.asked, { ...receiver, email: body.email }, { channels: ['MAIL'], attachments });
      });
      wakeWorkers();
      return null;
    },
  } satisfies Partial<OperationHandlers>;
}

const secondsUntilDayAfter = (since: Date | null, now: number) =>
  Math.max(1, Math.ceil(((since?.getTime() ?? now) + DAY_MS - now) / 1000));
