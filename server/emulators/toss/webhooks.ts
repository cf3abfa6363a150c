import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection, Database } from '../../database/connect.ts';

/** Minutes before each retry. Toss gives up after the last one. */
const RETRIES = [1, 4, 16, 64, 256, 1_024, 4_096];
const LIMIT_MS = 10_000;
const MAX_AT_ONCE = 20;

type Event = { eventType: string; data: object };
export type WebhookTarget = {
  url: string;
  /** The length of a minute, for tests that can't wait for days. */
  minuteMs?: number;
};

const webhookTime = (at: Date) => `${new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 23)}000`;

export const queueWebhook = (connection: Connection, { eventType, data }: Event, at: Date) =>
  connection
    .insertInto('emulatedTossWebhooks')
    .values({
      webhookId: randomUUID(),
      body: JSON.stringify({ eventType, createdAt: webhookTime(at), data }),
      nextAt: at,
    })
    .execute();

/** Delivers due webhooks. Each is retried until it gets a 200, so it may arrive more than once. */
export function createWebhookDelivery(database: Database, { url, minuteMs = 60_000 }: WebhookTarget) {
  async function post(body: string) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      await response.body?.cancel();
      return response.status === 200;
    } catch {
      return false;
    }
  }

  /** Takes due webhooks. Schedules the retry before the attempt, so that a crash doesn't lose the webhook. */
  async function take(at: Date) {
    const { rows } = await sql<{ webhookId: string; body: string; attempts: number }>`
      update emulated_toss_webhooks set attempts = attempts + 1,
             next_at = ${at}::timestamptz
               + (${RETRIES}::int[])[least(attempts + 1, ${RETRIES.length})] * ${minuteMs} * interval '1 millisecond'
       where webhook_id in (
         select webhook_id from emulated_toss_webhooks
          where delivered_at is null and next_at <= ${at} and attempts <= ${RETRIES.length}
          order by next_at, webhook_id limit ${MAX_AT_ONCE} for update skip locked)
      returning webhook_id, body, attempts`.execute(database);
    return rows;
  }

  return async function deliverWebhooks(at: Date) {
    const due = await take(at);
    for (const { webhookId, body } of due) {
      if (!(await post(body))) continue;
      await database
        .updateTable('emulatedTossWebhooks')
        .set({ deliveredAt: at })
        .where('webhookId', '=', webhookId)
        .execute();
    }
    return due.length;
  };
}
