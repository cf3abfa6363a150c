import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadServicePlans, type ServicePlans } from './service-plans';

/**
 * Returns a promise in an object, so that the page is shown before the plans have loaded. The promise resolves to null
 * if loading fails.
 */
export const loadPlans = ({ request }: LoaderFunctionArgs): { plans: Promise<ServicePlans | null> } => ({
  plans: loadServicePlans(request.signal).catch(() => null),
});
