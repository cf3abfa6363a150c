import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { markHidden } from './first-steps.repository.ts';

export const createHideFirstSteps =
  ({ database, now }: Pick<Deps, 'database' | 'now'>): OperationHandler<'hideFirstSteps'> =>
  async ({ caller: { member } }) => {
    await markHidden(database, { organizationMemberUuid: member.organizationMemberUuid, hiddenAt: now() });
    return null;
  };
