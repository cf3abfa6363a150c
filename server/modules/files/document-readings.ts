import { setTimeout as sleep } from 'node:timers/promises';
import type { Suggestion } from '../../documents/fields.ts';
import { countPacked, openPacked } from '../../documents/suggest/page/packed-print.ts';
import type { Print } from '../../documents/suggest/page/print.ts';
import { WorkerFailure } from '../../documents/workers/worker-failure.ts';
import type { Deps } from '../../deps.ts';
import { findReading, storeReading, type ReadingRow } from './document-readings.repository.ts';
import { toStoredPdf } from './stored-bytes.ts';
import { lockUsedBytes } from './used-bytes.repository.ts';

export type Reading = {
  suggestions: readonly Suggestion[];
  /** Returns a page's printed text. Pages start at 1. */
  printOn: (page: number) => Print[];
};

export type DocumentReadings = ReturnType<typeof createDocumentReader>;

/** Keeps a document that crashed its process from being read on every check. */
const REST_AFTER_FAILURE_MS = 60_000;

/**
 * Reads documents' words and suggested fields. Each document is read once, by its hash, and concurrent callers share a
 * reading.
 */
export function createDocumentReader({ database, documents, files, now }: Deps) {
  const running = new Map<string, Promise<Reading>>();
  const resting = new Map<string, number>();

  async function readAndKeep(sha256: string): Promise<Reading> {
    const { print, suggestions } = await documents.readDocument(toStoredPdf(files, sha256));
    const row = { words: Buffer.concat(print), wordCounts: print.map(countPacked), suggestions };
    await database.transaction().execute(async (transaction) => {
      // The document may have been deleted in the meantime.
      if (await lockUsedBytes(transaction, sha256)) await storeReading(transaction, sha256, row);
    });
    return openReading(row);
  }

  function readOnce(sha256: string): Promise<Reading> {
    const known = running.get(sha256);
    if (known) return known;
    const begun = findOrRead(sha256).finally(() => running.delete(sha256));
    running.set(sha256, begun);
    // Starts the pause even if no caller is left. Only `readWithin` respects it; `read` tries again immediately.
    begun.catch((error: unknown) => {
      if (error instanceof WorkerFailure && error.reason !== 'CLOSED')
        resting.set(sha256, now().getTime() + REST_AFTER_FAILURE_MS);
    });
    return begun;
  }

  /** Looks again, because a reading may have finished since the caller looked. */
  const findOrRead = async (sha256: string): Promise<Reading> => (await find(sha256)) ?? readAndKeep(sha256);

  async function find(sha256: string) {
    const row = await findReading(database, sha256);
    return row && openReading(row);
  }

  return {
    read: readOnce,
    /** Returns the reading, or null if it takes longer. It then continues in the background. */
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

function openReading({ words, wordCounts, suggestions }: ReadingRow): Reading {
  const printIn = openPacked(words);
  return {
    suggestions,
    printOn(page) {
      const before = wordCounts.slice(0, page - 1).reduce((sum, count) => sum + count, 0);
      return printIn(before, wordCounts[page - 1] ?? 0);
    },
  };
}
