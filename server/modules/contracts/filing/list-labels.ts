import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { selectLabels } from './labels.repository.ts';

export const createListLabels =
  ({ database }: Deps): OperationHandler<'listLabels'> =>
  ({ caller }) =>
    selectLabels(database, caller.member.organizationUuid);
