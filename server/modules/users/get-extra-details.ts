import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findExtraDetails } from './find-extra-details.ts';

export const createGetExtraDetails =
  ({ database }: Deps): OperationHandler<'getExtraDetails'> =>
  ({ caller }) =>
    findExtraDetails(database, caller.userUuid);
