import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import type { ChainEvent, NewEvent } from './events.ts';

export const CHAIN_FORMAT = 'dojang-chain-1';
/** What the first event links to. */
export const NO_HASH = '0'.repeat(64);

/** Where the next event is hung on. */
export type ChainHead = { contractId: string; length: number; hash: string };

export const emptyChain = (contractId: string): ChainHead => ({ contractId, length: 0, hash: NO_HASH });

export const hashOf = (content: Omit<ChainEvent, 'hash'>) =>
  createHash('sha256').update(canonicalJson(content)).digest('hex');

/** The event as the next link. It changes nothing: the head that comes out is the one to keep. */
export function appendEvent(head: ChainHead, { at, ...event }: NewEvent): { event: ChainEvent; head: ChainHead } {
  const content = {
    ...event,
    index: head.length,
    contractId: head.contractId,
    at: at.toISOString(),
    previousHash: head.hash,
  };
  const hash = hashOf(content);
  return {
    event: { ...content, hash },
    head: { contractId: head.contractId, length: head.length + 1, hash },
  };
}

/** chain.json: what a sealed file carries. Canonical, so that the same chain is always the same bytes. */
export function exportChain(contractId: string, events: readonly ChainEvent[]): Uint8Array {
  const first = events[0];
  const documentNo = first?.kind === 'CREATED' ? first.data.documentNo : undefined;
  return Buffer.from(
    canonicalJson({ format: CHAIN_FORMAT, contractId, ...(documentNo !== undefined && { documentNo }), events }),
  );
}
