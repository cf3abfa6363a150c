import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';

export type ListBoxUses = { drafts: number };

/** Counts what would lose its items if the list box were removed: contracts that have not been sent. */
export async function countListBoxUses(connection: Connection, listBoxId: string): Promise<ListBoxUses> {
  const { drafts } = await connection
    .selectFrom('contractContents as content')
    .innerJoin('contracts', 'contracts.contractId', 'content.contractId')
    .select(sql<number>`count(*)::integer`.as('drafts'))
    .where('contracts.status', 'in', ['DRAFT', 'SCHEDULED'])
    .where(sql<boolean>`content.lists <> '{}' and content.lists ? ${listBoxId}`)
    .executeTakeFirstOrThrow();
  return { drafts };
}
