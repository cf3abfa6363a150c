import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadServicePlans, type ServicePlans } from './service-plans';

/** The page is shown before the plans have loaded, so it gets a promise. It resolves to null if loading failed. */
export const loadPlans = ({ request }: LoaderFunctionArgs): { plans: Promise<ServicePlans | null> } => ({
  plans: loadServicePlans(request.signal).catch(() => null),
});
