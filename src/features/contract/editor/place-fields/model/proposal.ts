import type { Suggestion } from '@/entities/contract';

/** A suggestion from the server, with an id to refer to it by. */
export type Proposal = Suggestion & { id: string; fileId: string };
