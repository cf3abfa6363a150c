import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { countLedgerEntries, listLedgerEntries } from './ledger-page.repository.ts';
import { requireOrganizationSeal } from './require-organization-seal.ts';

export const createListSealLedger =
  ({ database }: Deps): OperationHandler<'listSealLedger'> =>
  async ({ path: { sealId }, query: { page = 1, size = 20 }, caller }) => {
    await requireOrganizationSeal(database, sealId, caller);
    const place = { skip: (page - 1) * size, take: size, order: 'desc' } as const;
    const items = await listLedgerEntries(database, sealId, caller, place);
    return { items, page, size, total: await countLedgerEntries(database, sealId) };
  };
