import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { getListBoxKey } from './list-box-key.ts';
import { describeListBox, findListBox } from './list-boxes.repository.ts';

export const createGetListBox =
  ({ database }: Deps): OperationHandler<'getListBox'> =>
  async ({ path, caller }) => {
    const row = await findListBox(database, getListBoxKey(path, caller));
    if (!row) throw new DomainError('NOT_FOUND');
    return describeListBox(row);
  };
