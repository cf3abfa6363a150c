import type { Suggestion } from '@/entities/contract';

/** A suggestion of the server, with an id to refer to it by. */
export type Proposal = Suggestion & { id: string; fileId: string };
