import { sql, type Transaction } from 'kysely';
import { PRESENT_FORMAT } from '../../../audit/chain.ts';
import type { Actor, NewEvent } from '../../../audit/events.ts';
import { planHash } from '../../../audit/plan-hash.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Client } from '../../../contract/operations.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { hashPassword } from '../../accounts/password-hash.ts';
import { askForSeal } from '../../sealing/ask-for-seal.ts';
import type { StoredFileRow } from '../../files/files.repository.ts';
import { keepBytes } from '../../files/stored-bytes.ts';
import { makeBase, type BaseDocument } from './base-document.ts';
import type { ContractMark } from '../values/contract-marks.repository.ts';
import { setFirstPages } from '../core/contract-files.repository.ts';
import { keepSearchable, lockContract, type ContractRow } from '../core/contracts.repository.ts';
import { identifyClient } from '../core/perform.ts';
import { markSent } from '../core/transitions.ts';
import { takeDocumentNo } from '../../settings/document-number.ts';
import { isError } from '../drafting/lint/lint.ts';
import type { Draft } from '../drafting/lint/draft.ts';
import { findProblems, loadDraft, type Sending } from '../drafting/load-draft.ts';
import { keepMarks } from './keep-marks.ts';
import { maskedContact } from '../core/masked-contact.ts';
import { createNotifier } from '../core/notify.ts';
import { changeReceiver, type ReceiverRow } from '../core/receivers.repository.ts';
import { listUploads } from '../values/sender-files.ts';
import { tellSender } from '../values/tell-sender.ts';

export type Ready = {
  contract: ContractRow;
  draft: Draft;
  sentBy: string;
  base: BaseDocument;
  accessCodes: Map<string, string>;
};
/** Who sends: a member at their screen, or the clock in their name. */
export type Sender = { actor: Actor; client: Client | null };

/** Throws what stands against sending: a file that is not ready, or what the check calls an error. */
export async function requireSendable(
  deps: Pick<Deps, 'database' | 'patterns' | 'secrets'>,
  contract: ContractRow,
  when: Sending,
): Promise<Draft> {
  const draft = await loadDraft(deps, deps.database, contract, when);
  const problems = (await findProblems(deps, draft)).filter(isError);
  const unready = problems.filter(({ code }) => code === 'FILE_NOT_READY');
  if (unready.length > 0) throw new DomainError('FILE_NOT_READY', { problems: unready });
  if (problems.length > 0) throw new DomainError('CHECK_FAILED', { problems });
  return draft;
}

/** All that takes time and changes nothing: it is done before the transaction, and thrown away if that fails. */
export async function makeReady(
  deps: Pick<Deps, 'database' | 'files' | 'patterns' | 'secrets'>,
  contract: ContractRow,
  when: Pick<Sending, 'sendsAt' | 'sentBy'>,
): Promise<Ready> {
  const draft = await requireSendable(deps, contract, { ...when, isScheduled: false });
  const accessCodes = new Map<string, string>();
  for (const { receiverUuid, accessCode, verifications } of draft.receivers) {
    if (accessCode !== null && verifications.includes('ACCESS_CODE'))
      accessCodes.set(receiverUuid, await hashPassword(accessCode));
  }
  return { contract, draft, sentBy: when.sentBy, base: await makeBase(deps.files, draft.files), accessCodes };
}

/** The contract as it was made ready, or nothing: from now on it is on its way. */
export async function dispatch(
  deps: Pick<Deps, 'files' | 'outbox' | 'secrets'>,
  transaction: Transaction<DB>,
  { contract, draft, sentBy, base, accessCodes }: Ready,
  sender: Sender,
): Promise<ContractRow> {
  const { contractId } = contract;
  const { contract: present, at } = await lockContract(transaction, contractId);
  if (present.status !== contract.status) throw new DomainError('CONTRACT_NOT_DRAFT');
  if (present.version !== contract.version) throw new DomainError('VERSION_CONFLICT', { version: present.version });
  if (draft.expiresAt <= at) throw new DomainError('CHECK_FAILED');

  const marks = await keepMarks(deps, transaction, {
    contract: present,
    fields: draft.fields,
    sentBy,
    pageCount: base.pageCount,
    at,
  });
  const organization = await transaction
    .selectFrom('organizations')
    .select(['organizationUuid', 'name', 'documentPrefix'])
    .where('organizationUuid', '=', contract.organizationUuid)
    .executeTakeFirstOrThrow();
  if (base.bytes) await keepBytes(transaction, deps.files, base.bytes);
  const documentNo = await takeDocumentNo(transaction, organization, at);
  const { sha256: baseSha256, pageCount } = base;
  const { expiresAt } = draft;
  const sent = await markSent(transaction, present, { at, expiresAt, documentNo, baseSha256, pageCount });
  await setFirstPages(transaction, contractId, base.firstPages);
  const seats = await seatsByEmail(transaction, contract.organizationUuid, draft.receivers);
  for (const { receiverUuid, email, accessCode } of draft.receivers) {
    const organizationMemberUuid = seats.get(email?.toLowerCase() ?? '') ?? null;
    if (accessCode === null && organizationMemberUuid === null) continue;
    await changeReceiver(transaction, receiverUuid, {
      accessCodeEnc: null,
      accessCodeHash: accessCodes.get(receiverUuid) ?? null,
      organizationMemberUuid,
    });
    if (organizationMemberUuid) await showTo(transaction, organizationMemberUuid, contractId);
  }
  const uploads = await listUploads(transaction, contract.organizationUuid, draft);
  await appendEvents(
    transaction,
    contractId,
    firstEvents({ contract: sent, organization, draft, base, marks, uploads }, sender, at),
  );
  const notifier = createNotifier(transaction, deps.outbox, sent);
  const isWaitedFor = (await notifier.passTurn()).length > 0;
  await notifier.tellReaders();
  await keepSearchable(transaction, contractId);
  return isWaitedFor ? sent : askForSeal(deps, transaction, sent, at);
}

/** Members among the receivers find the contract in their own lists. */
export async function seatsByEmail(
  transaction: Transaction<DB>,
  organizationUuid: string,
  people: readonly { email: string | null }[],
) {
  const emails = [...new Set(people.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()])))];
  if (emails.length === 0) return new Map<string, string>();
  const rows = await transaction
    .selectFrom('organizationMembers as seat')
    .innerJoin('users as u', 'u.userUuid', 'seat.userUuid')
    .select(['seat.organizationMemberUuid', sql<string>`lower(u.email)`.as('email')])
    .where('seat.organizationUuid', '=', organizationUuid)
    .where('seat.memberStatusType', '=', 'ACCEPTED')
    .where(sql<string>`lower(u.email)`, 'in', emails)
    .execute();
  return new Map(rows.map(({ email, organizationMemberUuid }) => [email, organizationMemberUuid]));
}

export const showTo = (transaction: Transaction<DB>, organizationMemberUuid: string, contractId: string) =>
  sql`select show_contract(${organizationMemberUuid}, ${contractId})`.execute(transaction);

type Sent = Pick<Ready, 'draft' | 'base'> & {
  contract: ContractRow;
  organization: { organizationUuid: string; name: string };
  marks: readonly ContractMark[];
  uploads: readonly StoredFileRow[];
};

function firstEvents(
  { contract, organization, draft, base, marks, uploads }: Sent,
  { actor, client }: Sender,
  at: Date,
): NewEvent[] {
  const { title, documentNo, kind } = contract;
  const from = { at, actor, ...(client && identifyClient(client)) };
  const parts = draft.files.map(({ file, pages }) => {
    const { fileUuid: fileId, name, sha256, normalisedSha256 } = file;
    const firstPage = base.firstPages.get(fileId) ?? 1;
    const lastPage = firstPage + pages.length - 1;
    return {
      file,
      frozen: { fileId, name, sha256, normalisedSha256: normalisedSha256 ?? sha256, firstPage, lastPage },
    };
  });
  return [
    {
      kind: 'CREATED',
      ...from,
      data: {
        title,
        documentNo: documentNo ?? '',
        kind,
        files: parts.map(({ frozen }) => frozen),
        base: { sha256: base.sha256, pageCount: base.pageCount },
      },
    },
    ...parts.flatMap(({ file, frozen: { fileId, name, sha256, normalisedSha256 } }): NewEvent[] => {
      const confirmedAt = file.confirmedAt?.toISOString();
      const notices = file.notices.map(({ code }) => code);
      return [
        ...(sha256 !== normalisedSha256 || notices.length > 0
          ? [{ kind: 'FILE_NORMALISED' as const, ...from, data: { fileId, name, sha256, normalisedSha256, notices } }]
          : []),
        ...(confirmedAt
          ? [{ kind: 'FILE_CONFIRMED' as const, ...from, data: { fileId, name, normalisedSha256, confirmedAt } }]
          : []),
      ];
    }),
    {
      kind: 'SENT',
      ...from,
      data: {
        organization: { organizationUuid: organization.organizationUuid, name: organization.name },
        expiresAt: draft.expiresAt.toISOString(),
        receivers: draft.receivers.map(sentReceiver),
        plan: planHash({ settings: contract.settings, fields: draft.fields, seats: new Map() }),
        ...tellSender(
          { ...draft, marks, uploads, sentAt: at },
          { format: PRESENT_FORMAT, firstPages: base.firstPages },
        ),
      },
    },
  ];
}

const sentReceiver = (receiver: Omit<ReceiverRow, 'accessCodeEnc'>) => ({
  receiverUuid: receiver.receiverUuid,
  ...maskedContact(receiver),
  role: receiver.role,
  order: receiver.signingOrder,
  title: receiver.title,
  verifications: receiver.verifications,
  channels: receiver.channels,
});
