import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { describeOrganization } from './describe-organization.ts';

export const createGetOrganization =
  ({ database }: Deps): OperationHandler<'getOrganization'> =>
  ({ caller }) =>
    describeOrganization(database, caller);
