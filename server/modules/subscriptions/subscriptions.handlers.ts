import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createCheckFreePlanAvailability } from './check-free-plan-availability.ts';
import { createCheckStandardPlanAvailability } from './check-standard-plan-availability.ts';
import { createGetPaymentProfile } from './get-payment-profile.ts';
import { createGetSubscriptionExistence } from './get-subscription-existence.ts';
import { createRetryPayment } from './retry-payment.ts';
import { createSubscribeServicePlan } from './subscribe-service-plan.ts';
import { createUnsubscribeServicePlan } from './unsubscribe-service-plan.ts';

export const createSubscriptionHandlers = (deps: Deps) =>
  ({
    checkFreePlanAvailability: createCheckFreePlanAvailability(deps),
    checkStandardPlanAvailability: createCheckStandardPlanAvailability(deps),
    subscribeServicePlan: createSubscribeServicePlan(deps),
    unsubscribeServicePlan: createUnsubscribeServicePlan(deps),
    retryPayment: createRetryPayment(deps),
    getPaymentProfile: createGetPaymentProfile(deps),
    getSubscriptionExistence: createGetSubscriptionExistence(deps),
  }) satisfies Partial<OperationHandlers>;
