import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findMembers } from './member-views.repository.ts';

export const createListMembers =
  ({ database, now }: Deps): OperationHandler<'listMembers'> =>
  ({ query, caller }) =>
    findMembers(database, caller, query, now());
