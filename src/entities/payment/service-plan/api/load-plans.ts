import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadServicePlans, type ServicePlans } from './service-plans';

/** Wraps the promise in an object, so that the page is shown before it resolves. Resolves to null if loading fails. */
export const loadPlans = ({ request }: LoaderFunctionArgs): { plans: Promise<ServicePlans | null> } => ({
  plans: loadServicePlans(request.signal).catch(() => null),
});
