export { checkAvailability, type PlanAvailability, type PlanName } from './api/plan';
export { lastDayOf } from './model/period';
