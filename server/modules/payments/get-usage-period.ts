import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { getUsage } from '../credits/usage.ts';

export const createGetUsagePeriod =
  ({ config, database, plans, now }: Deps): OperationHandler<'getUsagePeriod'> =>
  async ({ caller }) => {
    if (config.billing === 'off') throw new DomainError('BILLING_OFF');
    return getUsage(database, plans, caller.member.organizationUuid, now());
  };
