import { setTimeout as sleep } from 'node:timers/promises';
import type { Suggestion } from '../../documents/fields.ts';
import type { Print } from '../../documents/suggest/print.ts';
import { WorkerFailure } from '../../documents/workers/worker-failure.ts';
import type { Deps } from '../../deps.ts';
import { findReading, keepReading, type ReadingRow } from './document-readings.repository.ts';
import { lockUsedBytes, storedPdf } from './stored-bytes.ts';

export type Reading = {
  suggestions: readonly Suggestion[];
  /** What is printed on a page, counted from 1. */
  printOn: (page: number) => Print[];
};

export type DocumentReadings = ReturnType<typeof createDocumentReadings>;

/** A document that ended its child is not read again at every check. */
const REST_AFTER_FAILURE_MS = 60_000;

/** What is on the pages of a document. Each is read once, by the hash of its bytes; simultaneous callers share one reading. */
export function createDocumentReadings({ database, documents, files, now }: Deps) {
  const running = new Map<string, Promise<Reading>>();
  const resting = new Map<string, number>();

  async function readAndKeep(sha256: string): Promise<Reading> {
    const { print, suggestions } = await documents.readDocument(storedPdf(files, sha256));
    const row = { words: Buffer.concat(print), wordCounts: print.map(countWords), suggestions };
    await database.transaction().execute(async (transaction) => {
      // The document may have been removed while it was read.
      if (await lockUsedBytes(transaction, sha256)) await keepReading(transaction, sha256, row);
    });
    return openReading(row);
  }

  function readOnce(sha256: string): Promise<Reading> {
    const known = running.get(sha256);
    if (known) return known;
    const begun = readAndKeep(sha256).finally(() => running.delete(sha256));
    running.set(sha256, begun);
    // A caller may have stopped waiting by the time it fails. The engine reports failures, and the next caller tries again.
    begun.catch((error: unknown) => {
      if (error instanceof WorkerFailure && error.reason !== 'CLOSED')
        resting.set(sha256, now().getTime() + REST_AFTER_FAILURE_MS);
    });
    return begun;
  }

  async function find(sha256: string) {
    const row = await findReading(database, sha256);
    return row && openReading(row);
  }

  return {
    /** Waits for as long as it takes to read the document. */
    async read(sha256: string): Promise<Reading> {
      return (await find(sha256)) ?? readOnce(sha256);
    },
    /** Returns null for a document that is not read in time. Reading it goes on. */
    async readWithin(sha256: string, ms: number): Promise<Reading | null> {
      const known = await find(sha256);
      if (known) return known;
      if ((resting.get(sha256) ?? 0) > now().getTime()) return null;
      resting.delete(sha256);
      const waiting = new AbortController();
      try {
        return await Promise.race([readOnce(sha256), sleep(ms, null, { signal: waiting.signal })]);
      } catch (error) {
        if (error instanceof WorkerFailure) return null;
        throw error;
      } finally {
        waiting.abort();
      }
    },
  };
}

const FLOATS = 5;
const countWords = (words: Uint8Array) => words.byteLength / (FLOATS * Float32Array.BYTES_PER_ELEMENT);

function openReading({ words, wordCounts, suggestions }: ReadingRow): Reading {
  // Copied, because floats have to begin at a multiple of four.
  const floats = new Float32Array(Uint8Array.from(words).buffer);
  return {
    suggestions,
    printOn(page) {
      const before = wordCounts.slice(0, page - 1).reduce((sum, count) => sum + count, 0);
      return Array.from({ length: wordCounts[page - 1] ?? 0 }, (_, index) => {
        const [x = 0, y = 0, width = 0, height = 0, mark] = floats.subarray(FLOATS * (before + index));
        return { rect: { x, y, width, height }, isMarkPlace: mark === 1 };
      });
    },
  };
}
