import type { Transaction } from 'kysely';
import { TimestampError } from '../../adapters/timestamp/port.ts';
import type { Difference } from '../../audit/compare-record.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { defineJob, type JobDefinition } from '../../jobs/definition.ts';
import { reviveJob } from '../../jobs/queue.ts';
import { lockContract, type ContractRow } from '../contracts/core/contracts.repository.ts';
import { sendEmailToSender } from '../contracts/core/send-email-to-sender.ts';
import { createNotifier } from '../contracts/core/notify.ts';
import { endTurns, notifyViewer } from '../contracts/core/receiver-transitions.ts';
import { completeContract, recordSealFailure } from '../contracts/core/transitions.ts';
import { listReceivers, hasOnlyViewers, type ReceiverRow } from '../contracts/core/receivers.repository.ts';
import { storeBytes } from '../files/stored-bytes.ts';
import { SEAL_CONTRACT } from './request-seal.ts';
import { listAttachableCopies } from './copies.ts';
import { holdContract } from './hold.ts';
import { createHeldJobs, type OnHeld } from './held.jobs.ts';
import { sealContract, isAwaitingSeal, type SealedContract, type SealingParts } from './seal-contract.ts';

type Parts = SealingParts & Pick<Deps, 'credits' | 'outbox'> & { onHeld?: OnHeld };

const REVIVED_AFTER_MINUTES = 30;
const TIMESTAMP_WORDS = '시점확인 기관이 답하지 않았어요.';
const GENERAL_WORDS = '문서를 잠그다가 문제가 생겼어요.';

/** Creates the jobs between the last signature and the copies. The sender sees failures, and retries never end. */
export function createSealingJobs(parts: Parts): JobDefinition[] {
  const { credits, files, outbox } = parts;

  async function complete(
    transaction: Transaction<DB>,
    contractId: string,
    { certificate, completedAt }: SealedContract,
  ) {
    const { contract } = await lockContract(transaction, contractId);
    if (!isAwaitingSeal(contract)) return;
    const certificateSha256 = await storeBytes(transaction, files, certificate);
    const completed = await completeContract(transaction, contract, { certificateSha256, completedAt });
    const receivers = await listReceivers(transaction, contractId);
    if (receivers.some(({ hasTurn }) => hasTurn)) await endTurns(transaction, contractId);
    await sendCopies(transaction, completed, receivers);
    await credits.returnHeld(transaction, contractId);
  }

  async function sendCopies(transaction: Transaction<DB>, contract: ContractRow, receivers: readonly ReceiverRow[]) {
    const attachments = await listAttachableCopies(files, contract);
    const notifier = createNotifier(transaction, outbox, contract, receivers);
    for (const receiver of receivers) {
      const { role, state } = receiver;
      if (state === 'DELEGATED') continue;
      if (role === 'VIEWER' && state === 'WAITING') await notifyViewer(transaction, receiver, contract.endedAt);
      await notifier.tell('SIGN_COMPLETED', receiver, { attachments });
    }
    await sendEmailToSender(parts, transaction, contract, 'CONTRACT_COMPLETED', {
      attachments,
      ...(hasOnlyViewers(receivers) && { sealedAtOnceFor: receivers.length }),
    });
  }

  return [
    defineJob(
      SEAL_CONTRACT,
      async ({ key: contractId }) => {
        const outcome = await sealContract(parts, contractId);
        if (outcome === null) return;
        return (transaction) =>
          'differences' in outcome
            ? hold(transaction, contractId, outcome.differences)
            : complete(transaction, contractId, outcome);
      },
      {
        async onFailure(transaction, { key: contractId, jobUuid }, { error, final }) {
          const { contract } = await lockContract(transaction, contractId);
          if (isAwaitingSeal(contract)) await recordSealFailure(transaction, contract, wordsOf(error));
          // Unlike other jobs, this one never gives up, because everyone has signed the document.
          if (final) await reviveJob(transaction, jobUuid, REVIVED_AFTER_MINUTES);
        },
      },
    ),
    ...createHeldJobs(parts),
  ];
}

/** Holds the contract, unless it was cancelled during the comparison or another worker was faster. */
async function hold(transaction: Transaction<DB>, contractId: string, differences: readonly Difference[]) {
  const { contract, at } = await lockContract(transaction, contractId);
  if (isAwaitingSeal(contract)) await holdContract(transaction, contract, differences, at);
}

const wordsOf = (error: Error) => (error instanceof TimestampError ? TIMESTAMP_WORDS : GENERAL_WORDS);
