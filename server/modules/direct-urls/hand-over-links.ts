import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import { passContracts } from '../contracts/core/entries.repository.ts';
import { passLinksToOwner } from './direct-urls.repository.ts';

/** A member who leaves passes their links to the owner, with the contracts that are running. */
export async function handOverLinks(transaction: Transaction<DB>, organizationMemberUuid: string) {
  for (const { directUrlUuid, owner } of await passLinksToOwner(transaction, organizationMemberUuid))
    await passContracts(transaction, { directUrlUuid, from: organizationMemberUuid, to: owner });
}
