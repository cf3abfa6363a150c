import type { components } from '@/shared/api';

export type ServicePlans = components['schemas']['ServicePlans'];
export type ServicePlanName = ServicePlans['plans'][number]['servicePlanName'];

/** Loaded with the page that shows it. The API client is only fetched here, because landing pages don't need it. */
export async function loadServicePlans(signal: AbortSignal): Promise<ServicePlans> {
  const { api, unwrap } = await import('@/shared/api');
  return unwrap(api.GET('/payments/service-plan', { signal }));
}
