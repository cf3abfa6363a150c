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

async function change(statement: string, id: string, folder?: string) {
  const client = new pg.Client({ connectionString: await readFile(addressFile(folder), 'utf8') });
  await client.connect();
  try {
    await client.query(statement, [id]);
  } finally {
    await client.end();
  }
}
