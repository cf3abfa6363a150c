import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** Where a run of the journeys keeps its files; the configuration makes it for all processes of the run. */
export const runFolder = () => {
  const folder = process.env['E2E_FOLDER'];
  if (!folder) throw new Error('The folder of the run is not known.');
  return folder;
};
const addressFile = (folder = runFolder()) => path.join(folder, 'database-url');

export const writeDatabaseAddress = (connectionString: string) => writeFile(addressFile(), connectionString);

/** The deadline of a contract is a second ago, by the database's clock: nobody waits for it, however slow the machine. */
export const passDeadline = (contractId: string) =>
  change(`update contracts set expires_at = now() - interval '1 second' where contract_id = $1`, contractId);

/** A scheduled batch is due. */
export const passSchedule = (batchId: string) =>
  change(`update batches set scheduled_at = now() - interval '1 second' where batch_uuid = $1`, batchId);

/** Somebody new has confirmed their phone, which sending asks for. */
export const confirmPhone = (email: string, folder: string) =>
  change('update users set phone_verified_at = now() where email = $1', email, folder);

/** A reminder is due. */
export const passReminder = (contractId: string) =>
  change(`update contracts set next_reminder_at = now() - interval '1 second' where contract_id = $1`, contractId);

/** A contract should be sent now, and its deadline is over. */
export const passScheduleAndDeadline = (contractId: string) =>
  change(
    `update contracts set scheduled_at = now() - interval '1 second', expires_at = now() - interval '1 second'
      where contract_id = $1`,
    contractId,
  );

/** Somebody has had their account for a month. */
export const makeAccountOlder = (email: string, folder: string) =>
  change(`update users set created_at = created_at - interval '30 days' where email = $1`, email, folder);

/** The paid period of the organisation that somebody belongs to is over. */
export const passPaidPeriod = (email: string, folder: string) =>
  change(
    `update subscriptions set period_start = period_start - interval '40 days', period_end = now() - interval '1 second'
      where organization_uuid in (select organization_uuid from organization_members join users using (user_uuid)
                                   where users.email = $1)`,
    email,
    folder,
  );

/** Somebody who controls the database rewrites when a contract was sent: no trigger stops them. */
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
