import { DomainError } from '../../../contract/domain-error.ts';
import type { Deps } from '../../../deps.ts';
import type { PageInfo } from '../../../documents/geometry.ts';
import type { Writing } from '../../../documents/reading/read-writing.ts';
import { WorkerFailure } from '../../../documents/workers/worker-failure.ts';
import { listContractFiles } from '../../contracts/core/contract-files.repository.ts';
import type { ContractRow } from '../../contracts/core/contracts.repository.ts';
import { toStoredPdf } from '../../files/stored-bytes.ts';

/** A page takes a few kilobytes, and is fast to read again. */
const MAX_KEPT_PAGES = 200;
/** Keeps a page that can't be read from being retried on every request, as for page images. */
const REST_AFTER_FAILURE_MS = 60_000;

/** Caches pages' text in memory. Reading a page takes milliseconds, and its bytes never change. */
export function createPageTexts({ database, documents, files, now }: Deps) {
  /** Least recently used first. Concurrent requests for a page share one read. */
  const cached = new Map<string, Promise<Writing>>();
  const resting = new Map<string, number>();

  function keep(key: string, writing: Promise<Writing>) {
    cached.delete(key);
    cached.set(key, writing);
    const [oldest] = cached.keys();
    if (cached.size > MAX_KEPT_PAGES && oldest !== undefined) cached.delete(oldest);
    return writing;
  }

  async function pageOf(contract: ContractRow, number: number): Promise<PageInfo> {
    for (const { pages, firstPage } of await listContractFiles(database, contract)) {
      const page = pages[number - (firstPage ?? 1)];
      if (page) return { ...page, number };
    }
    throw new DomainError('NOT_FOUND');
  }

  async function read(key: string, sha256: string, page: PageInfo): Promise<Writing> {
    try {
      return await documents.readWriting(toStoredPdf(files, sha256), page);
    } catch (error) {
      cached.delete(key);
      if (!(error instanceof WorkerFailure)) throw error;
      if (error.reason !== 'CLOSED') resting.set(key, now().getTime() + REST_AFTER_FAILURE_MS);
      throw new DomainError('PAGE_UNREAD');
    }
  }

  return {
    /** Reads the document that the receiver sees: the sealed one after completion. */
    async find(contract: ContractRow, number: number): Promise<Writing> {
      const { status, baseSha256, sealedSha256, pageCount } = contract;
      const sha256 = status === 'COMPLETED' && sealedSha256 !== null ? sealedSha256 : baseSha256;
      if (sha256 === null || number > (pageCount ?? 0)) throw new DomainError('NOT_FOUND');
      const key = `${sha256} ${number}`;
      const known = cached.get(key);
      if (known) return keep(key, known);
      if ((resting.get(key) ?? 0) > now().getTime()) throw new DomainError('PAGE_UNREAD');
      resting.delete(key);
      const page = await pageOf(contract, number);
      return keep(key, cached.get(key) ?? read(key, sha256, page));
    },
  };
}
