import type { components } from '@/shared/api';

export type Statistics = components['schemas']['ContractStatistics'];
export type RecentList = components['schemas']['ContractPage'];
