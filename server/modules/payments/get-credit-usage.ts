import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { getMonthlyUsage } from '../credits/monthly-usage.ts';

export const createGetCreditUsage =
  ({ config, database, now }: Deps): OperationHandler<'getCreditUsage'> =>
  async ({ query: { months = 6 }, caller }) => {
    if (config.billing === 'off') throw new DomainError('BILLING_OFF');
    return getMonthlyUsage(database, caller.member.organizationUuid, months, now());
  };
