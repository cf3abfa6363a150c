import { api, unwrap, type components } from '@/shared/api';

type Schemas = components['schemas'];
export type PlanAvailability = Schemas['PlanAvailability'];
export type PlanName = Schemas['ServicePlanName'];

type AvailabilityQuestion = { organizationUuid: string; plan: PlanName };

/** What changing to a plan means now: whether it is possible, what it costs, and from when on. */
export const checkAvailability = (
  { organizationUuid, plan }: AvailabilityQuestion,
  signal: AbortSignal,
): Promise<PlanAvailability> => {
  const options = { params: { path: { id: organizationUuid } }, signal };
  return plan === 'FREE'
    ? unwrap(api.GET('/payments/service-plan/free/availability-check/{id}', options))
    : unwrap(api.GET('/payments/service-plan/standard/availability-check/{id}', options));
};
