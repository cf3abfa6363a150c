import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { Batch } from './batch.types.ts';
import type { BatchRecord } from './batches.repository.ts';

export async function findBatchDetails(
  connection: Connection,
  { versionUuid, organizationMemberUuid }: Pick<BatchRecord, 'versionUuid' | 'organizationMemberUuid'>,
) {
  const { number, ...facts } = await connection
    .selectFrom('templateVersions as v')
    .innerJoin('templates as t', 't.templateUuid', 'v.templateUuid')
    .innerJoin('organizationMembers as m', (join) => join.on('m.organizationMemberUuid', '=', organizationMemberUuid))
    .innerJoin('users as u', 'u.userUuid', 'm.userUuid')
    .select(['t.title as templateTitle', 't.publishedUuid', 'v.number', 'u.name as senderName'])
    .where('v.versionUuid', '=', versionUuid)
    .executeTakeFirstOrThrow();
  return { ...facts, number: number ?? 0 };
}

export async function countMessages(
  connection: Connection,
  { batchUuid, sent }: Pick<BatchRecord, 'batchUuid' | 'sent'>,
): Promise<Batch['messages']> {
  if (sent === 0) return { waiting: 0, delivered: 0, failed: 0 };
  const { total, delivered, failed } = await connection
    .selectFrom('contracts as c')
    .innerJoin('outboxMessages as m', 'm.contractId', 'c.contractId')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('m.status', '=', 'SENT').as('delivered'),
      eb.fn.countAll<number>().filterWhere('m.status', '=', 'FAILED').as('failed'),
    ])
    .where('c.batchUuid', '=', batchUuid)
    .where('m.template', '=', 'SIGN_REQUEST')
    .executeTakeFirstOrThrow();
  return { waiting: total - delivered - failed, delivered, failed };
}

export async function findSentContracts(connection: Connection, contractIds: readonly string[]) {
  if (contractIds.length === 0) return new Map<string, { documentNo: string | null; sentAt: Date | null }>();
  const rows = await connection
    .selectFrom('contracts')
    .select(['contractId', 'documentNo', 'sentAt'])
    .where(sql<boolean>`contract_id = any (${sql.val([...contractIds])}::uuid[])`)
    .execute();
  return new Map(rows.map(({ contractId, ...sent }) => [contractId, sent]));
}

export async function findTemplateTitle(connection: Connection, templateUuid: string) {
  const { title } = await connection
    .selectFrom('templates')
    .select('title')
    .where('templateUuid', '=', templateUuid)
    .executeTakeFirstOrThrow();
  return title;
}

export async function listRunningContracts(connection: Connection, batchUuid: string) {
  const contracts = await connection
    .selectFrom('contracts')
    .select('contractId')
    .where('batchUuid', '=', batchUuid)
    .where('status', '=', 'IN_PROGRESS')
    .orderBy('contractId')
    .execute();
  return contracts.map(({ contractId }) => contractId);
}

/** Lists up to `limit` running contracts of a batch with an undelivered signing request. */
export async function listUndeliveredContracts(connection: Connection, batchUuid: string, limit: number) {
  const { rows } = await sql<{ contractId: string }>`
    select c.contract_id from contracts as c
     where c.batch_uuid = ${batchUuid} and c.status = 'IN_PROGRESS' and c.seal_state = 'NONE'
       and exists (select from outbox_messages as m
                    where m.contract_id = c.contract_id and m.status = 'FAILED' and m.template = 'SIGN_REQUEST')
     order by c.contract_id limit ${limit}`.execute(connection);
  return rows.map(({ contractId }) => contractId);
}

/** Loads a published version's base document without its bytes. */
export async function findBaseDocument(connection: Connection, versionUuid: string) {
  const { baseSha256, pageCount, firstPages } = await connection
    .selectFrom('templateVersions')
    .select(['baseSha256', 'pageCount', sql<Record<string, number>>`first_pages`.as('firstPages')])
    .where('versionUuid', '=', versionUuid)
    .executeTakeFirstOrThrow();
  const pages = new Map(Object.entries(firstPages));
  return { sha256: baseSha256 ?? '', pageCount: pageCount ?? 0, firstPages: pages, bytes: null };
}
