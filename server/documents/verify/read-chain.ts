import { createHash } from 'node:crypto';
import type { ChainEvent } from '../../audit/events.ts';
import { DamagedPdfError } from '../pdf/damage.ts';
import { decodeStream } from '../pdf/flate.ts';
import { PdfRef, PdfStream } from '../pdf/objects.ts';
import { Parser } from '../pdf/parser.ts';
import { openPdf } from '../pdf/pdf-file.ts';
import { findContradiction, type SealedRecord } from './contradictions.ts';
import type { SealLocation, SealClaims } from './find-seals.ts';
import type { PrefixHashes } from './prefix-hashes.ts';
import type { ChainReport } from './verification.ts';

type ChainFault = 'EVENT_CHANGED' | 'EVENT_MISSING' | 'ORDER' | 'FOREIGN' | 'MALFORMED';

/** `server/audit` implements this, and callers pass it in. */
export type VerifyChain = (
  chain: Uint8Array,
  expected?: { length?: number; headHash?: string },
) =>
  | {
      ok: true;
      contractId: string;
      documentNo: string | null;
      headHash: string;
      title: string | null;
      events: readonly ChainEvent[];
    }
  | { ok: false; fault: ChainFault; index: number | null };

type Known = { length?: number; headHash?: string };

/**
 * Verifies a seal's chain and, if the seal is valid, compares the chain with the file. Returns null if there is no
 * chain.
 */
export function reportChain(
  bytes: Buffer,
  { place, isWhole, hashes }: { place: SealLocation; isWhole: boolean; hashes: PrefixHashes },
  { kind, chain }: SealClaims,
  verifyChain: VerifyChain,
  known: Known = {},
): ChainReport | null {
  if (!chain) return null;
  const sealed = bytes.subarray(0, place.end);
  const found = readAttached(sealed, chain.number, place.start);
  if (!found) return brokenChain('MALFORMED', null);
  const verdict = verifyChain(found, known);
  if (!verdict.ok) return brokenChain(verdict.fault, verdict.index);
  const { contractId, documentNo, title, headHash, events } = verdict;
  const created = events.find((event) => event.kind === 'CREATED')?.data;
  const sent = events.find((event) => event.kind === 'SENT')?.data;
  const document = events.findLast((event) => event.kind === 'SEALED')?.data;
  const isAsSealed = chain.sha256 && createHash('sha256').update(found).digest().equals(chain.sha256);
  const fault = !isAsSealed
    ? 'NOT_AS_SEALED'
    : isWhole
      ? contradictionIn({ sealed, hashes, place, kind, events })
      : null;
  return {
    status: fault === null ? 'INTACT' : 'BROKEN',
    fault,
    index: null,
    contractId,
    documentNo,
    title,
    organizationName: sent?.organization?.name || null,
    pageCount: created?.base.pageCount ?? null,
    sealed: document ? { sha256: document.sha256, time: document.time } : null,
    events: events.length,
    headHash,
    signers: events.flatMap(({ kind, at, actor }) =>
      kind === 'SIGNED' || kind === 'APPROVED' ? [{ name: actor.name ?? '', did: kind, at }] : [],
    ),
  };
}

const brokenChain = (fault: ChainFault, index: number | null): ChainReport => ({
  status: 'BROKEN',
  fault,
  index,
  contractId: null,
  documentNo: null,
  title: null,
  organizationName: null,
  pageCount: null,
  sealed: null,
  events: 0,
  headHash: null,
  signers: [],
});

/** Catches errors, because somebody with a key could seal content that makes the comparison throw. */
function contradictionIn(record: SealedRecord): ReturnType<typeof findContradiction> | 'MALFORMED' {
  try {
    return findContradiction(record);
  } catch (error) {
    if (error instanceof TypeError || error instanceof DamagedPdfError) return 'MALFORMED';
    throw error;
  }
}

/** Finds the attached chain through the cross-references or, if they are broken, right after the seal. */
function readAttached(sealed: Buffer, number: number, behind: number): Buffer | null {
  return (
    attempt(() => asStream(openPdf(sealed).get(new PdfRef(number)))) ??
    attempt(() => {
      const start = sealed.indexOf(`\n${number} 0 obj\n`, behind, 'latin1');
      if (start === -1) return null;
      const { value } = new Parser(sealed, start + 1).indirectObject((length) =>
        typeof length === 'number' ? length : 0,
      );
      return asStream(value);
    })
  );
}

const asStream = (value: unknown) => (value instanceof PdfStream ? decodeStream(value) : null);

/** Returns null on any error. Altered bytes can break a reader in any way. */
function attempt(read: () => Buffer | null): Buffer | null {
  try {
    return read();
  } catch {
    return null;
  }
}
