import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';

type UnsentStatus = 'DRAFT' | 'SCHEDULED';

const usesListBox = (listBoxId: string) =>
  sql<boolean>`v.content -> 'fields' @> ${JSON.stringify([{ listBoxId }])}::jsonb`;

export async function countContracts(connection: Connection, listBoxId: string, statuses: readonly UnsentStatus[]) {
  const { count } = await connection
    .selectFrom('contractContents as content')
    .innerJoin('contracts', 'contracts.contractId', 'content.contractId')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('contracts.status', 'in', statuses)
    .where(sql<boolean>`content.lists <> '{}' and content.lists ? ${listBoxId}`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts templates that are published or being edited. */
export async function countTemplates(connection: Connection, listBoxId: string) {
  const { count } = await connection
    .selectFrom('templates as t')
    .innerJoin('templateVersions as v', 'v.templateUuid', 't.templateUuid')
    .innerJoin('listBoxes as box', 'box.organizationUuid', 't.organizationUuid')
    .select(sql<number>`count(distinct t.template_uuid)::integer`.as('count'))
    .where('box.listBoxUuid', '=', listBoxId)
    .where('t.removedAt', 'is', null)
    .where(sql<boolean>`v.version_uuid in (t.draft_uuid, t.published_uuid)`)
    .where(usesListBox(listBoxId))
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts batches that still have rows to send. Their version may no longer be one of the template's current ones. */
export async function countBatches(connection: Connection, listBoxId: string) {
  const { count } = await connection
    .selectFrom('batches as batch')
    .innerJoin('templateVersions as v', 'v.versionUuid', 'batch.versionUuid')
    .innerJoin('listBoxes as box', 'box.organizationUuid', 'batch.organizationUuid')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('box.listBoxUuid', '=', listBoxId)
    .where('batch.state', 'in', ['SCHEDULED', 'RUNNING', 'PAUSED'])
    .where(usesListBox(listBoxId))
    .executeTakeFirstOrThrow();
  return count;
}
