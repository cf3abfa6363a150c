import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createMarkDescriber } from './mark-view.ts';
import { createUserMarkRepository } from './user-marks.repository.ts';

export function createListMarks(deps: Deps): OperationHandler<'listMarks'> {
  const { database, secrets } = deps;
  const marks = createUserMarkRepository(secrets);
  const describeMark = createMarkDescriber(deps);

  return async ({ caller }) => (await marks.listOf(database, caller.userUuid)).map(describeMark);
}
