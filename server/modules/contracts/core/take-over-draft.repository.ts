import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { ContractRow } from './contracts.repository.ts';
import { addToMemberLists } from './entries.repository.ts';

type Drafted = Pick<ContractRow, 'contractId' | 'organizationMemberUuid'>;

/** Returns the seat in whose name a draft is sent later: its author's, or the caller's once the author has left. */
export async function findSeatToSendAs(connection: Connection, { organizationMemberUuid }: Drafted, caller: string) {
  if (organizationMemberUuid === caller) return caller;
  const author = await connection
    .selectFrom('organizationMembers')
    .select('organizationMemberUuid')
    .where('organizationMemberUuid', '=', organizationMemberUuid)
    .where('memberStatusType', '=', 'ACCEPTED')
    .executeTakeFirst();
  return author?.organizationMemberUuid ?? caller;
}

/**
 * Makes a draft the sending member's own if its author has left the organisation. Otherwise receivers would see the name
 * of somebody who has left, and their answers would reach nobody who knows about the document.
 */
export async function takeOverDraft<Row extends Drafted>(
  transaction: Transaction<DB>,
  draft: Row,
  caller: string,
): Promise<Row> {
  const { contractId } = draft;
  const organizationMemberUuid = await findSeatToSendAs(transaction, draft, caller);
  if (organizationMemberUuid === draft.organizationMemberUuid) return draft;
  await transaction
    .updateTable('contracts')
    .set({ organizationMemberUuid })
    .where('contractId', '=', contractId)
    .where(sql<boolean>`status in ('DRAFT', 'SCHEDULED')`)
    .execute();
  await addToMemberLists(transaction, organizationMemberUuid, contractId);
  return { ...draft, organizationMemberUuid };
}
