import { v7 as uuidv7 } from 'uuid';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { requireName } from '../named-lists/named-lists.ts';
import { clearDefault, lockMarks, requireMarkCapacity } from './mark-order.repository.ts';
import { createMarkDescriber } from './mark-view.ts';
import { prepareMark } from './prepare-mark.ts';
import { createUserMarkRepository } from './user-marks.repository.ts';
import { createRequireVisibleMark } from './visible-pictures.ts';

export function createCreateMark(deps: Deps): OperationHandler<'createMark'> {
  const { database, now, secrets } = deps;
  const marks = createUserMarkRepository(secrets);
  const describeMark = createMarkDescriber(deps);
  const requireVisibleMark = createRequireVisibleMark(deps);

  return async ({ body, caller, idempotencyKey }) => {
    const { userUuid, member } = caller;
    const name = requireName(body.name);
    await requireVisibleMark(body.mark, member);
    return database.transaction().execute((transaction) =>
      runOnce(transaction, identifyAction('createMark', caller, idempotencyKey, { body }), async () => {
        const held = await lockMarks(transaction, userUuid);
        requireMarkCapacity(held);
        const markId = uuidv7();
        const given = await prepareMark(transaction, { mark: body.mark, member, ownId: markId });
        const isDefault = body.isDefault === true || !held.some(({ use }) => use === body.use);
        const made = { markId, userUuid, use: body.use, name, ...given, isDefault, version: 1, createdAt: now() };
        if (isDefault) await clearDefault(transaction, userUuid, body.use);
        await marks.add(transaction, { ...made, position: held.length });
        return describeMark(made);
      }),
    );
  };
}
