import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler, ResultOf } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findBillingCard } from '../cards/cards.repository.ts';
import { refillIfLow, saveRefill } from '../credits/refills.repository.ts';
import { getUsage } from '../credits/usage.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { requireGateway } from '../payments/payment-deps.ts';
import { requireOwnOrganization } from '../payments/require-own-organization.ts';

/** Turns automatic purchases on or off. Buys the first pack immediately if the balance is too low. */
export const createSetCreditRefill =
  (deps: Deps): OperationHandler<'setCreditRefill'> =>
  async ({ body, caller, idempotencyKey }) => {
    const { database, now, plans } = deps;
    requireGateway(deps);
    const { organizationUuid: named, ...refill } = body;
    const organizationUuid = requireOwnOrganization(caller, named);
    if (!plans.packs.some(({ creditPackId }) => creditPackId === refill.creditPackId))
      throw new DomainError('NOT_FOUND');
    const act = identifyAction('setCreditRefill', caller, idempotencyKey, { body });
    return database.transaction().execute((transaction) =>
      runOnce<ResultOf<'setCreditRefill'>>(transaction, act, async () => {
        if (refill.on && !(await findBillingCard(transaction, organizationUuid))) throw new DomainError('NO_CARD');
        await saveRefill(transaction, organizationUuid, refill);
        const { credits } = await getUsage(transaction, plans, organizationUuid, now());
        await refillIfLow(transaction, organizationUuid, credits.available);
        return refill;
      }),
    );
  };
