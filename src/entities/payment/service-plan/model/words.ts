import type { ServicePlanName } from '../api/service-plans';

export const SERVICE_PLAN_WORDS: Record<ServicePlanName, string> = { FREE: '프리', STANDARD: '스탠다드' };
