import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { countEntries, listEntries } from './ledger-page.repository.ts';
import { requireSealOf } from './require-seal-of.ts';

export const createListSealLedger =
  ({ database }: Deps): OperationHandler<'listSealLedger'> =>
  async ({ path: { sealId }, query: { page = 1, size = 20 }, caller }) => {
    await requireSealOf(database, sealId, caller);
    const place = { skip: (page - 1) * size, take: size, order: 'desc' } as const;
    const items = await listEntries(database, sealId, caller, place);
    return { items, page, size, total: await countEntries(database, sealId) };
  };
