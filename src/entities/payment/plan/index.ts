export { checkAvailability, type PlanAvailability, type PlanName } from './api/plan';
export { getLastDay } from './model/period';
