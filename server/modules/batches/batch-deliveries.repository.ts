import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Channel } from '../contracts/core/contract.types.ts';
import type { Batch, BatchRow } from './batch.types.ts';
import type { BatchRecord } from './batches.repository.ts';

/** The latest request or reminder of each receiver and channel, because an earlier failure no longer matters after it. */
const latestRequests = (which: RawBuilder<boolean>) => sql`
  select distinct on (m.contract_id, m.receiver_uuid, m.channel)
         m.contract_id, m.receiver_uuid, m.channel, m.status, m.last_error, r.name,
         c.status = 'IN_PROGRESS' and c.seal_state = 'NONE'
           and r.state in ('NOTIFIED', 'OPENED', 'VERIFIED') as is_open
    from contracts as c
    join outbox_messages as m on m.contract_id = c.contract_id
    join receivers as r on r.receiver_uuid = m.receiver_uuid
   where ${which} and m.template in ('SIGN_REQUEST', 'SIGN_REMINDER')
   order by m.contract_id, m.receiver_uuid, m.channel, m.message_uuid desc`;

const ofBatch = (batchUuid: string) => sql<boolean>`c.batch_uuid = ${batchUuid}`;
const UNDELIVERED = sql<boolean>`latest.status = 'FAILED' and latest.is_open`;

/** Selects the contracts of a batch with a receiver who still has to act and whom a request didn't reach. */
export const selectUnreachedContracts = (batchUuid: string) =>
  sql<string>`(select latest.contract_id from (${latestRequests(ofBatch(batchUuid))}) as latest where ${UNDELIVERED})`;

export async function countMessages(
  connection: Connection,
  { batchUuid, sent }: Pick<BatchRecord, 'batchUuid' | 'sent'>,
): Promise<Batch['messages']> {
  if (sent === 0) return { waiting: 0, delivered: 0, failed: 0, unreachedRows: 0 };
  const { rows } = await sql<Batch['messages']>`
    select count(*) filter (where latest.status in ('QUEUED', 'SENDING')) as waiting,
           count(*) filter (where latest.status = 'SENT') as delivered,
           count(*) filter (where ${UNDELIVERED}) as failed,
           count(distinct latest.contract_id) filter (where ${UNDELIVERED}) as "unreachedRows"
      from (${latestRequests(ofBatch(batchUuid))}) as latest`.execute(connection);
  return rows[0] ?? { waiting: 0, delivered: 0, failed: 0, unreachedRows: 0 };
}

export async function listUnreachedContracts(connection: Connection, batchUuid: string, limit: number) {
  const { rows } = await sql<{ contractId: string }>`
    select distinct unreached.contract_id from ${selectUnreachedContracts(batchUuid)} as unreached
     order by unreached.contract_id limit ${limit}`.execute(connection);
  return rows.map(({ contractId }) => contractId);
}

type Undelivered = BatchRow['undelivered'][number] & { contractId: string; receiverUuid: string; channel: Channel };

/** Lists what didn't reach receivers who still have to act. */
export async function listUndelivered(
  connection: Connection | Transaction<DB>,
  contractIds: readonly string[],
): Promise<Undelivered[]> {
  if (contractIds.length === 0) return [];
  const these = sql<boolean>`c.contract_id = any (${sql.val([...contractIds])}::uuid[])`;
  const { rows } = await sql<Undelivered>`
    select latest.contract_id, latest.receiver_uuid, latest.name, latest.channel, latest.last_error as reason
      from (${latestRequests(these)}) as latest where ${UNDELIVERED}`.execute(connection);
  return rows;
}
