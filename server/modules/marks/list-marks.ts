import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createDescribeMark } from './mark-view.ts';
import { createUserMarks } from './user-marks.repository.ts';

export function createListMarks(deps: Deps): OperationHandler<'listMarks'> {
  const { database, secrets } = deps;
  const marks = createUserMarks(secrets);
  const describeMark = createDescribeMark(deps);

  return async ({ caller }) => (await marks.listOf(database, caller.userUuid)).map(describeMark);
}
