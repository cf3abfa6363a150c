export { loadPlans } from './api/load-plans';
export { type ServicePlanName, type ServicePlans } from './api/service-plans';
export { formatCount, formatWon } from './model/sums';
export { SERVICE_PLAN_WORDS } from './model/words';
