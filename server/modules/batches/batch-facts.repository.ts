import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';
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
