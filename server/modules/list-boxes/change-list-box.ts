import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { rejectDuplicates, requireName } from '../named-lists/named-lists.ts';
import { getListBoxKey, requireSameVersion } from './list-box-key.ts';
import { describeListBox, lockListBox, updateListBox } from './list-boxes.repository.ts';
import { requireItems } from './read-items.ts';

export const createChangeListBox =
  ({ database, now }: Deps): OperationHandler<'changeListBox'> =>
  async ({ path, body, caller }) => {
    const change = {
      ...(body.name !== undefined && { name: requireName(body.name) }),
      ...(body.items && { items: requireItems(body.items) }),
    };
    return rejectDuplicates(() =>
      database.transaction().execute(async (transaction) => {
        const before = await lockListBox(transaction, getListBoxKey(path, caller));
        requireSameVersion(before.version, body.version);
        return describeListBox(await updateListBox(transaction, before, { ...change, at: now() }));
      }),
    );
  };
