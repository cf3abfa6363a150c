import { sql } from 'kysely';
import type { TextSender } from '../../adapters/sms/port.ts';
import type { Database } from '../../database/connect.ts';
import { defineRecurringJob, type JobDefinition } from '../../jobs/definition.ts';
import type { Credits } from '../credits/credits.ts';
import { recordDelivery } from './record-delivery.ts';
import { returnUndeliveredCredits } from './return-undelivered-credits.ts';

const EVERY_MS = 15_000;
const MAX_IN_ROUND = 200;
const AT_ONCE = 8;
const ASKED_FOR_DAYS = 3;

/** Requests delivery reports for accepted text messages. A reported failure counts as if sending had failed. */
export const createTextReportJobs = ({
  database,
  texts,
  credits,
}: {
  database: Database;
  texts: TextSender;
  credits: Pick<Credits, 'returnText' | 'returnDocument'>;
}): JobDefinition[] => [
  defineRecurringJob('read-text-reports', EVERY_MS, async (_, signal) => {
    // In random order, so that messages without a report don't block others.
    const { rows } = await sql<{ messageUuid: string; providerId: string }>`
      select message_uuid, provider_id from outbox_messages
       where provider_id is not null and arrived_at is null and status = 'SENT'
         and sent_at > now() - ${ASKED_FOR_DAYS} * interval '1 day'
       order by random() limit ${MAX_IN_ROUND}`.execute(database);
    const waiting = rows.values();
    const ask = async () => {
      for (const { messageUuid, providerId } of waiting) {
        if (signal.aborted) return;
        const report = await texts.report(providerId);
        if (report.isReplaced) await markReplaced(database, messageUuid);
        if (report.state === 'ARRIVED') await markArrived(database, messageUuid);
        if (report.state === 'FAILED') await markFailed(database, credits, messageUuid, report.words);
      }
    };
    // Waits for all calls, so that none is running when the job fails.
    const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, ask));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }),
];

/**
 * Records that a text message replaced the KakaoTalk message. The provider repeats this until the message arrives, and
 * only the first report changes anything.
 */
const markReplaced = (database: Database, messageUuid: string) =>
  database
    .updateTable('outboxMessages')
    .set({ sentAs: 'TEXT_INSTEAD' })
    .where('messageUuid', '=', messageUuid)
    .where('sentAs', '=', 'ALIMTALK')
    .execute();

const markArrived = (database: Database, messageUuid: string) =>
  database
    .updateTable('outboxMessages')
    .set({ arrivedAt: sql`now()` })
    .where('messageUuid', '=', messageUuid)
    .execute();

async function markFailed(
  database: Database,
  credits: Pick<Credits, 'returnText' | 'returnDocument'>,
  messageUuid: string,
  words: string,
) {
  await database.transaction().execute(async (transaction) => {
    const failed = await transaction
      .updateTable('outboxMessages')
      .set({ status: 'FAILED', lastError: words })
      .where('messageUuid', '=', messageUuid)
      .where('status', '=', 'SENT')
      .returning(['messageUuid', 'template', 'recipient', 'contractId', 'receiverUuid'])
      .returning(sql<'MAIL' | 'SMS'>`channel`.as('channel'))
      .executeTakeFirst();
    if (!failed) return;
    await recordDelivery(transaction, failed, words);
    await returnUndeliveredCredits(transaction, credits, failed);
  });
}
