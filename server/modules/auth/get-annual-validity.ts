import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { annualValidity } from '../accounts/annual-validity.ts';

export const createGetAnnualValidity =
  ({ now }: Deps): OperationHandler<'getAnnualValidity'> =>
  ({ caller }) =>
    Promise.resolve(annualValidity(caller.phoneVerifiedAt, now()));
