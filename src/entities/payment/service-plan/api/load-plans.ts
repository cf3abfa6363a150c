import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadServicePlans, type ServicePlans } from './service-plans';

/**
 * The page shows before the plans have arrived, so it gets the promise of them, of null if they could not be loaded.
 */
export const loadPlans = ({ request }: LoaderFunctionArgs): { plans: Promise<ServicePlans | null> } => ({
  plans: loadServicePlans(request.signal).catch(() => null),
});
