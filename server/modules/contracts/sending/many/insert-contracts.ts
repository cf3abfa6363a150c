import type { Transaction } from 'kysely';
import type { DB } from '../../../../database/schema.gen.d.ts';
import type { Deps } from '../../../../deps.ts';
import { recordAlertCauses, type AlertCause } from '../../../alerts/causes/cause-alerts.ts';
import { beginChains } from '../../../audit/contract-events.repository.ts';
import { listCreditNeeds } from '../../../credits/needs.ts';
import { requestSeal } from '../../../sealing/request-seal.ts';
import { requireContract } from '../../core/contracts.repository.ts';
import { addToMemberLists, findSeatsByEmail } from '../../core/entries.repository.ts';
import { copySenderMarks } from '../copy-sender-marks.ts';
import { listInitialEvents, type Sender } from '../list-initial-events.ts';
import { buildContract } from './build-contract.ts';
import { insertContractRows } from './sent-contracts.repository.ts';
import type { CommonParts, SingleContractParts, SentContract } from './sent-contract.types.ts';

type Sending = { common: CommonParts; sender: Sender; at: Date };

/**
 * Inserts contracts that were never drafts, with their chains and messages. Updates nothing afterwards.
 *
 * The number of statements doesn't grow with the number of contracts, except for contracts with marks of the sender, a
 * member among their receivers, or nobody to sign.
 */
export async function insertContracts(
  deps: Pick<Deps, 'credits' | 'files' | 'outbox' | 'secrets'>,
  transaction: Transaction<DB>,
  { common, sender, at }: Sending,
  contracts: readonly SingleContractParts[],
) {
  const { organizationUuid } = common.organization;
  const seats = await findSeatsByEmail(
    transaction,
    organizationUuid,
    contracts.flatMap(({ receivers }) => receivers),
  );
  const built = contracts.map((own) => buildContract(common, own, seats, at));
  await insertContractRows(transaction, common, built, at);
  const chains: Parameters<typeof beginChains>[1][number][] = [];
  for (const contract of built) {
    const { contractId } = contract;
    const events = await listEvents(deps, transaction, { common, sender, at }, contract);
    chains.push({ contractId, events });
  }
  await beginChains(transaction, chains);
  for (const { contractId, receivers } of built)
    for (const { organizationMemberUuid } of receivers)
      if (organizationMemberUuid !== null) await addToMemberLists(transaction, organizationMemberUuid, contractId);
  await recordAlertCauses(
    transaction,
    built.flatMap((contract) => listTurnAlerts(contract, common)),
  );
  const sent = await deps.outbox.enqueueMany(
    transaction,
    built.flatMap(({ letters, isQuiet }) => (isQuiet ? [] : letters)),
  );
  const texts = sent.flatMap(({ channel, contractId, receiverUuid, messageUuid }) =>
    channel === 'SMS' && receiverUuid !== null ? [{ contractId, receiverUuid, messageUuid }] : [],
  );
  const made = built.map(({ contractId, receivers }, place) => ({
    rowUuid: contracts[place]?.rowUuid ?? contractId,
    contractId,
    needs: listCreditNeeds(receivers),
  }));
  await deps.credits.assignRows(transaction, made, texts);
  for (const { contractId, isSealedAtOnce } of built) {
    if (!isSealedAtOnce) continue;
    await deps.credits.spendDocument(transaction, { organizationUuid, contractId });
    await requestSeal(deps, transaction, await requireContract(transaction, contractId), at);
  }
}

/** Alerts members who have the turn. The request is the email, so the alerts send none. */
const listTurnAlerts = (
  { contractId, receivers, isQuiet }: SentContract,
  { sentBy, batchUuid }: CommonParts,
): AlertCause[] =>
  isQuiet
    ? []
    : receivers.flatMap(({ organizationMemberUuid, hasTurn }) =>
        organizationMemberUuid === null || !hasTurn
          ? []
          : [
              {
                kind: 'MY_TURN',
                to: { organizationMemberUuid },
                about: { contractId, batchUuid },
                who: sentBy.name,
                isMailed: true,
              },
            ],
      );

async function listEvents(
  deps: Pick<Deps, 'files' | 'secrets'>,
  transaction: Transaction<DB>,
  { common, sender, at }: Sending,
  contract: SentContract,
) {
  const { kind, settings, base, files, annotations, organization, uploads, sentBy } = common;
  const { contractId, fields, receivers, expiresAt, title, documentNo } = contract;
  const marks = await copySenderMarks(deps, transaction, {
    contract: { contractId, settings },
    fields,
    sentBy: sentBy.organizationMemberUuid,
    pageCount: base.pageCount,
    at,
  });
  const draft = { files, fields, annotations, expiresAt, receivers };
  const told = { contract: { title, documentNo, kind, settings }, organization, draft, base };
  return listInitialEvents({ ...told, marks, uploads }, sender, at);
}
