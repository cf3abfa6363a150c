import type { components } from '@/shared/api';

export type ServicePlans = components['schemas']['ServicePlans'];
export type ServicePlanName = ServicePlans['plans'][number]['servicePlanName'];

/** Imports the API client on demand, because other landing pages don't need it. */
export async function loadServicePlans(signal: AbortSignal): Promise<ServicePlans> {
  const { api, unwrap } = await import('@/shared/api');
  return unwrap(api.GET('/payments/service-plan', { signal }));
}
