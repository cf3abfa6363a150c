import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { describeAnnualValidity } from '../accounts/annual-validity.ts';

export const createGetAnnualValidity =
  ({ now }: Deps): OperationHandler<'getAnnualValidity'> =>
  ({ caller }) =>
    Promise.resolve(describeAnnualValidity(caller.phoneVerifiedAt, now()));
