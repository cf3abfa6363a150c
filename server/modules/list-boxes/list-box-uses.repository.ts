import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';

export type ListBoxUses = { drafts: number; templates: number };

/**
 * Counts what loses its items if the list box is removed: unsent contracts, and templates that are published or being
 * edited.
 */
export async function countListBoxUses(connection: Connection, listBoxId: string): Promise<ListBoxUses> {
  const { drafts } = await connection
    .selectFrom('contractContents as content')
    .innerJoin('contracts', 'contracts.contractId', 'content.contractId')
    .select(sql<number>`count(*)::integer`.as('drafts'))
    .where('contracts.status', 'in', ['DRAFT', 'SCHEDULED'])
    .where(sql<boolean>`content.lists <> '{}' and content.lists ? ${listBoxId}`)
    .executeTakeFirstOrThrow();
  const { templates } = await connection
    .selectFrom('templates as t')
    .innerJoin('templateVersions as v', 'v.templateUuid', 't.templateUuid')
    .innerJoin('listBoxes as box', 'box.organizationUuid', 't.organizationUuid')
    .select(sql<number>`count(distinct t.template_uuid)::integer`.as('templates'))
    .where('box.listBoxUuid', '=', listBoxId)
    .where('t.removedAt', 'is', null)
    .where(sql<boolean>`v.version_uuid in (t.draft_uuid, t.published_uuid)`)
    .where(sql<boolean>`v.content -> 'fields' @> ${JSON.stringify([{ listBoxId }])}::jsonb`)
    .executeTakeFirstOrThrow();
  return { drafts, templates };
}
