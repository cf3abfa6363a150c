import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { getListBoxKey } from './list-box-key.ts';
import { countBatches, countContracts } from './list-box-uses.repository.ts';
import { findListBox } from './list-boxes.repository.ts';

export const createGetListBoxUses =
  ({ database }: Deps): OperationHandler<'getListBoxUses'> =>
  async ({ path, caller }) => {
    const box = await findListBox(database, getListBoxKey(path, caller));
    if (!box) throw new DomainError('NOT_FOUND');
    const contracts = await countContracts(database, box.listBoxUuid, ['SCHEDULED']);
    return { contracts, batches: await countBatches(database, box.listBoxUuid) };
  };
