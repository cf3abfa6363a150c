import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireName } from '../named-lists/named-lists.ts';
import { changeMark, clearDefault, lockMarks, moveMark } from './mark-order.repository.ts';
import { createMarkDescriber } from './mark-view.ts';
import { createUserMarkRepository } from './user-marks.repository.ts';

export function createChangeMark(deps: Deps): OperationHandler<'changeMark'> {
  const { database, secrets } = deps;
  const marks = createUserMarkRepository(secrets);
  const describeMark = createMarkDescriber(deps);

  return async ({ path: { markId }, body, caller: { userUuid } }) => {
    const name = body.name === undefined ? undefined : requireName(body.name);
    return database.transaction().execute(async (transaction) => {
      const held = await lockMarks(transaction, userUuid);
      const mark = held.find((one) => one.markUuid === markId);
      if (!mark) throw new DomainError('NOT_FOUND');
      if (mark.version !== body.version) throw new DomainError('VERSION_CONFLICT', { version: mark.version });
      if (body.isDefault) await clearDefault(transaction, userUuid, mark.use);
      await changeMark(transaction, markId, { name, isDefault: body.isDefault });
      if (body.position !== undefined) await moveMark(transaction, held, markId, body.position);
      return (await marks.listOf(transaction, userUuid)).map(describeMark);
    });
  };
}
