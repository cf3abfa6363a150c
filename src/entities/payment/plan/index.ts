export { checkAvailability, type PlanAvailability, type PlanName } from './api/plan';
export { getLastDayOfPeriod } from './model/period';
