import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findAlertPreferences } from './causes/preferences.repository.ts';
import { NO_PREFERENCES } from './causes/preferences.ts';
import { describePreferences } from './preference-views.ts';

export const createGetAlertPreferences =
  ({ database }: Pick<Deps, 'database'>): OperationHandler<'getAlertPreferences'> =>
  async ({ caller: { member } }) => {
    const found = await findAlertPreferences(database, [member.organizationMemberUuid]);
    return describePreferences(found.get(member.organizationMemberUuid) ?? NO_PREFERENCES);
  };
