import type { Transaction } from 'kysely';
import { DomainError } from '../../../contract/domain-error.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { storeBytes } from '../../files/stored-bytes.ts';
import { listCreditNeeds } from '../../credits/needs.ts';
import { requestSeal } from '../../sealing/request-seal.ts';
import { assignDocumentNo } from '../../settings/document-number.ts';
import { setFirstPages } from '../core/contract-files.repository.ts';
import { pinListVersions } from '../core/contents.repository.ts';
import { lockContract, storeSearchText, type ContractRow } from '../core/contracts.repository.ts';
import { findSeatsByEmail, addToMemberLists } from '../core/entries.repository.ts';
import { createNotifier } from '../core/notify.ts';
import { takeOverDraft } from '../core/take-over-draft.repository.ts';
import { updateReceiver } from '../core/receivers.repository.ts';
import { findSenderDetails } from '../../messages/letter-sender.ts';
import { markSent } from '../core/transitions.ts';
import { applyTitleRule } from '../drafting/apply-title-rule.ts';
import { listUploads } from '../values/sender-files.ts';
import { listInitialEvents, type Sender } from './list-initial-events.ts';
import { copySenderMarks } from './copy-sender-marks.ts';
import type { PreparedContract } from './prepare-contract.ts';

/** Sends a prepared contract. Throws if it has changed since it was prepared. */
export async function dispatchContract(
  deps: Pick<Deps, 'credits' | 'files' | 'outbox' | 'secrets'>,
  transaction: Transaction<DB>,
  { contract, draft, sentBy, base, accessCodes }: PreparedContract,
  sender: Sender,
): Promise<ContractRow> {
  const { contractId } = contract;
  const { contract: locked, at } = await lockContract(transaction, contractId);
  if (locked.status !== contract.status) throw new DomainError('CONTRACT_NOT_DRAFT');
  if (locked.version !== contract.version) throw new DomainError('VERSION_CONFLICT', { version: locked.version });
  if (draft.expiresAt <= at) throw new DomainError('CHECK_FAILED');
  const present = await takeOverDraft(transaction, locked, sentBy);

  const marks = await copySenderMarks(deps, transaction, {
    contract: present,
    fields: draft.fields,
    sentBy,
    pageCount: base.pageCount,
    at,
  });
  const { organization, ...from } = await findSenderDetails(transaction, present);
  if (base.bytes) await storeBytes(transaction, deps.files, base.bytes);
  const needs = listCreditNeeds(draft.receivers).map((need) => ({ ...need, contractId }));
  await deps.credits.hold(transaction, contract.organizationUuid, needs);
  const documentNo = await assignDocumentNo(transaction, organization, at);
  const { sha256: baseSha256, pageCount } = base;
  const { expiresAt } = draft;
  const named = await applyTitleRule(transaction, present, { ...draft, sent: { at, expiresAt, documentNo } });
  const sent = await markSent(transaction, named, { at, expiresAt, documentNo, baseSha256, pageCount });
  await pinListVersions(transaction, contractId, draft.lists);
  await setFirstPages(transaction, contractId, base.firstPages);
  const seats = await findSeatsByEmail(transaction, contract.organizationUuid, draft.receivers);
  for (const { receiverUuid, email, accessCode } of draft.receivers) {
    const organizationMemberUuid = seats.get(email?.toLowerCase() ?? '') ?? null;
    if (accessCode === null && organizationMemberUuid === null) continue;
    await updateReceiver(transaction, receiverUuid, {
      accessCodeEnc: null,
      accessCodeHash: accessCodes.get(receiverUuid) ?? null,
      organizationMemberUuid,
    });
    if (organizationMemberUuid) await addToMemberLists(transaction, organizationMemberUuid, contractId);
  }
  const uploads = await listUploads(transaction, contract.organizationUuid, draft);
  await appendEvents(
    transaction,
    contractId,
    listInitialEvents({ contract: sent, organization, draft, base, marks, uploads }, sender, at),
  );
  const notifier = createNotifier(transaction, deps.outbox, sent, null, from);
  const isWaitedFor = (await notifier.passTurn()).length > 0;
  await notifier.notifyViewers();
  await storeSearchText(transaction, sent, draft.receivers);
  if (isWaitedFor) return sent;
  await deps.credits.spendDocument(transaction, contract);
  return requestSeal(deps, transaction, sent, at);
}
