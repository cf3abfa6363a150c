import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createChangeExtraDetails } from './change-extra-details.ts';
import { createChangeName } from './change-name.ts';
import { createChangeProfileImage } from './change-profile-image.ts';
import { createGetExtraDetails } from './get-extra-details.ts';
import { createGetUserDetails } from './get-user-details.ts';
import { getUser } from './get-user.ts';
import { createWithdrawUser, type WithdrawalDeps } from './withdraw-user.ts';

export const createUserHandlers = (deps: Deps, parts: WithdrawalDeps) =>
  ({
    getUser,
    getUserDetails: createGetUserDetails(deps),
    getExtraDetails: createGetExtraDetails(deps),
    changeExtraDetails: createChangeExtraDetails(deps),
    changeName: createChangeName(deps),
    changeProfileImage: createChangeProfileImage(deps),
    withdrawUser: createWithdrawUser(deps, parts),
  }) satisfies Partial<OperationHandlers>;
