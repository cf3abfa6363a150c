import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { rejectDuplicates, requireName } from '../named-lists/named-lists.ts';
import { countListBoxes, insertListBox } from './list-boxes.repository.ts';
import { requireItems } from './read-items.ts';

const MAX_LIST_BOXES = 500;

export const createCreateListBox =
  ({ database, now }: Deps): OperationHandler<'createListBox'> =>
  async ({ body, caller, idempotencyKey }) => {
    const name = requireName(body.name);
    const items = requireItems(body.items);
    const { organizationUuid } = caller.member;
    const action = identifyAction('createListBox', caller, idempotencyKey, { body });
    return rejectDuplicates(() =>
      database.transaction().execute((transaction) =>
        runOnce(transaction, action, async () => {
          if ((await countListBoxes(transaction, organizationUuid)) >= MAX_LIST_BOXES)
            throw new DomainError('TOO_MANY', {
              message: `${MAX_LIST_BOXES}개까지 만들 수 있어요. 쓰지 않는 목록을 지워주세요.`,
            });
          const at = now();
          const listBoxId = uuidv7();
          await insertListBox(transaction, { listBoxId, organizationUuid, name, items, at });
          return { listBoxId, name, items, version: 1, changedAt: at.toISOString() };
        }),
      ),
    );
  };
