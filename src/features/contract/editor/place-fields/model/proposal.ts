import type { Suggestion } from '@/entities/contract';

/** A field suggested by the server, with an id. */
export type Proposal = Suggestion & { id: string; fileId: string };
