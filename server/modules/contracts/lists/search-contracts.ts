import type { MemberSeat } from '../../../contract/access.ts';
import type { Deps } from '../../../deps.ts';
import { createListItemQueries } from './list-items.repository.ts';
import { toListOrder } from './list-order.ts';
import { findContractPage } from './list.repository.ts';

/** Finds the first matches in a member's list, without counting the rest. */
export function createSearchContracts({ database, prepare }: Pick<Deps, 'database' | 'prepare'>) {
  const listItems = createListItemQueries({ database, prepare });

  return async (seat: MemberSeat, search: string, take: number) => {
    const found = await findContractPage(database, toListOrder({ search }, seat), 0, take);
    return listItems(
      found.map(({ contractId }) => contractId),
      seat.organizationMemberUuid,
    );
  };
}
