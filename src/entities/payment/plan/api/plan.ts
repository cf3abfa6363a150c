import { api, unwrap, type components } from '@/shared/api';

type Schemas = components['schemas'];
export type PlanAvailability = Schemas['PlanAvailability'];
export type PlanName = Schemas['ServicePlanName'];

type AvailabilityQuestion = { organizationUuid: string; plan: PlanName };

/** Checks whether the organisation can change to a plan now, at what price and from when. */
export const checkAvailability = (
  { organizationUuid, plan }: AvailabilityQuestion,
  signal: AbortSignal,
): Promise<PlanAvailability> => {
  const options = { params: { path: { id: organizationUuid } }, signal };
  return plan === 'FREE'
    ? unwrap(api.GET('/payments/service-plan/free/availability-check/{id}', options))
    : unwrap(api.GET('/payments/service-plan/standard/availability-check/{id}', options));
};
