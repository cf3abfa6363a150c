import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { defineJob, defineRecurringJob, LANE_BULK, type JobDefinition } from '../../jobs/definition.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { recordAlertCause } from '../alerts/causes/cause-alerts.ts';
import { hasPermission } from '../../contract/access.ts';
import { createSenderMarkRepository } from '../contracts/values/sender-marks.repository.ts';
import { findActiveMember } from '../organizations/seats.repository.ts';
import { findTemplateTitle } from './batch-facts.repository.ts';
import { listRows } from './batch-rows.repository.ts';
import { ROWS_PER_ROUND, type PauseReason } from './batch.types.ts';
import {
  advanceRound,
  findAndLockBatch,
  findBatch,
  listDueBatches,
  transitionBatch,
  type BatchRecord,
} from './batches.repository.ts';
import { readCommonParts } from './common-parts.ts';
import { loadSheet, type Sheet } from './load-sheet.ts';
import { findSheetSender } from './sheet-sender.repository.ts';
import { holdCreditsForBatch, ignoreInsufficientCredits } from './hold-credits-for-batch.ts';
import { sendRows } from './send-rows.ts';

const SEND_BATCH = 'send-batch';
const EVERY_MS = 15_000;

type Parts = Pick<Deps, 'credits' | 'database' | 'files' | 'outbox' | 'patterns' | 'secrets'>;

export const enqueueSendingRound = (
  transaction: Transaction<DB>,
  { batchUuid, round }: Pick<BatchRecord, 'batchUuid' | 'round'>,
) => enqueueJob(transaction, { kind: SEND_BATCH, key: `${batchUuid} ${round}`, lane: LANE_BULK });

export function createBatchJobs(deps: Parts): JobDefinition[] {
  const { database } = deps;

  return [
    defineRecurringJob('watch-batches', EVERY_MS, async () => {
      for (const { batchUuid } of await listDueBatches(database))
        await database.transaction().execute(async (transaction) => {
          const batch = await findAndLockBatch(transaction, batchUuid);
          if (batch?.state !== 'SCHEDULED') return;
          await holdCreditsForBatch(deps, transaction, batch, { someAreEnough: true }).catch(ignoreInsufficientCredits);
          await enqueueSendingRound(transaction, await transitionBatch(transaction, 'start', batch));
        });
    }),
    defineJob(
      SEND_BATCH,
      async ({ key }) => {
        const begun = performance.now();
        const [batchUuid = '', number = ''] = key.split(' ');
        const batch = await findBatch(database, batchUuid);
        if (batch?.state !== 'RUNNING' || batch.round !== Number(number)) return;
        const outcome = await runRound(deps, batch);
        return async (transaction) => {
          const present = await findAndLockBatch(transaction, batchUuid);
          // Somebody has paused the batch in the meantime, or has resumed it, which enqueued another round.
          if (present?.state !== 'RUNNING' || present.round !== batch.round) return;
          if (outcome === 'FINISHED') {
            await transitionBatch(transaction, 'finish', present);
            const { organizationMemberUuid } = present;
            await recordAlertCause(transaction, {
              kind: 'BATCH_DONE',
              to: { organizationMemberUuid },
              about: { batchUuid },
            });
          } else if (outcome === 'SENT') {
            await advanceRound(transaction, present, Math.round(performance.now() - begun));
            await enqueueSendingRound(transaction, { ...present, round: present.round + 1 });
          } else await transitionBatch(transaction, 'pause', present, { pauseReason: outcome });
        };
      },
      {
        async onFailure(transaction, { key }, { final }) {
          if (!final) return;
          const batch = await findAndLockBatch(transaction, key.split(' ')[0] ?? '');
          if (batch?.state === 'RUNNING')
            await transitionBatch(transaction, 'pause', batch, { pauseReason: 'TROUBLE' });
        },
      },
    ),
  ];
}

/** Sends the next rows, or returns why the batch has to pause. */
async function runRound(deps: Parts, batch: BatchRecord): Promise<'SENT' | 'FINISHED' | PauseReason> {
  const { database } = deps;
  const isPaid = deps.credits.isCounted;
  const rows = await listRows(database, batch.batchUuid, { size: ROWS_PER_ROUND, state: 'READY', isPaid });
  if (rows.length === 0) {
    const [unpaid] = await listRows(database, batch.batchUuid, { size: 1, state: 'READY' });
    return unpaid ? 'CREDIT' : 'FINISHED';
  }
  // The member's permissions now, not those at the start of the batch.
  const active = await findActiveMember(database, batch.organizationMemberUuid);
  const sender = await findSheetSender(database, batch.organizationMemberUuid);
  if (!active || !sender || !hasPermission(active.member, 'CONTRACT_SEND')) return 'SENDER_GONE';
  const sheet = await loadSheet(deps, database, batch.versionUuid, sender);
  if (!(await hasUsableMarks(deps, sheet))) return 'SEAL_REVOKED';
  const common = await readCommonParts(database, sheet, batch);
  const templateTitle = await findTemplateTitle(database, batch.templateUuid);
  return (await sendRows(deps, { batch, sheet, common, templateTitle }, rows)) ? 'SENT' : 'TROUBLE';
}

/**
 * Returns whether the marks can still be used. The sender's mark or the organisation's seal can be revoked while a
 * batch runs.
 */
async function hasUsableMarks({ database, secrets }: Parts, { draft, content, sender }: Sheet) {
  const named = { fields: draft.fields, settings: content.settings, sendsAt: draft.sendsAt };
  const marks = await createSenderMarkRepository(secrets).find(database, sender.organizationMemberUuid, named);
  return marks.every(({ found }) => typeof found !== 'string');
}
