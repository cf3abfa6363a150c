import type { Suggestion } from '@/entities/contract';

export type Proposal = Suggestion & { id: string; fileId: string };
