import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** The folder for a run's files, which the configuration creates for all processes of the run. */
export const runFolder = () => {
  const folder = process.env['E2E_FOLDER'];
  if (!folder) throw new Error('The folder of the run is not known.');
  return folder;
};
const addressFile = (folder = runFolder()) => path.join(folder, 'database-url');

export const writeDatabaseAddress = (connectionString: string) => writeFile(addressFile(), connectionString);

/** Moves a contract's deadline one second into the past by the database's clock, so that tests never wait. */
export const passDeadline = (contractId: string) =>
  change(`update contracts set expires_at = now() - interval '1 second' where contract_id = $1`, contractId);

export const passSchedule = (batchId: string) =>
  change(`update batches set scheduled_at = now() - interval '1 second' where batch_uuid = $1`, batchId);

export const confirmPhone = (email: string, folder: string) =>
  change('update users set phone_verified_at = now() where email = $1', email, folder);

export const passReminder = (contractId: string) =>
  change(`update contracts set next_reminder_at = now() - interval '1 second' where contract_id = $1`, contractId);

export const passScheduleAndDeadline = (contractId: string) =>
  change(
    `update contracts set scheduled_at = now() - interval '1 second', expires_at = now() - interval '1 second'
      where contract_id = $1`,
    contractId,
  );

/** Makes recurring jobs due immediately. A job that is running at that moment is next due after its usual interval. */
export const passIntervals = (kinds: readonly string[], folder?: string) =>
  change(
    `update jobs set run_at = now() where job_key = 'recurring' and kind = any(string_to_array($1, ' '))`,
    kinds.join(' '),
    folder,
  );

export const makeAccountOlder = (email: string, folder: string) =>
  change(`update users set created_at = created_at - interval '30 days' where email = $1`, email, folder);

export const passPaidPeriod = (email: string, folder: string) =>
  change(
    `update subscriptions set period_start = period_start - interval '40 days', period_end = now() - interval '1 second'
      where organization_uuid in (select organization_uuid from organization_members join users using (user_uuid)
                                   where users.email = $1)`,
    email,
    folder,
  );

/** Changes the recorded sending time, as an attacker with database access could. */
export const rewriteSending = (contractId: string) =>
  withClient(runFolder(), async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(
      `update contract_events set canonical = regexp_replace(canonical, '"at":"[^"]*"', '"at":"2026-01-01T00:00:00.000Z"')
        where contract_id = $1 and kind = 'SENT'`,
      [contractId],
    );
  });

const change = (statement: string, id: string, folder = runFolder()) =>
  withClient(folder, async (client) => void (await client.query(statement, [id])));

async function withClient(folder: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: await readFile(addressFile(folder), 'utf8') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
