import type { Suggestion } from '@/entities/contract';

/** A suggestion from the server with its own id. */
export type Proposal = Suggestion & { id: string; fileId: string };
