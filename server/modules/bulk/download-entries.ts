import { DamagedFileError, type FileStore } from '../../adapters/files/port.ts';
import { ERROR_DEFINITIONS } from '../../contract/domain-error.ts';
import type { InputOf, ResultOf } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import type { ContractRow } from '../contracts/core/contracts.repository.ts';
import { cleanFileName } from '../files/file-name.ts';
import { openStoredFile } from '../files/open-stored-file.ts';
import type { ZipEntry } from './zip.ts';

export type DownloadContents = InputOf<'prepareDownload'>['body']['what'];
type Skipped = ResultOf<'prepareDownload'>['skipped'];
export type DownloadEntry = { name: string; sha256: string; size: number };

const DAMAGED = ERROR_DEFINITIONS.FILE_DAMAGED;

export function createDownloadEntryLister({ files }: Pick<Deps, 'files'>) {
  /**
   * Opens a file. Returns null if it is damaged: the zip then lists it by name, because the other files are still
   * useful.
   */
  async function openUnlessDamaged(sha256: string) {
    try {
      return await files.open(sha256);
    } catch (error) {
      if (error instanceof DamagedFileError) return null;
      throw error;
    }
  }

  return async (contracts: readonly ContractRow[], what: DownloadContents) => {
    const entries: DownloadEntry[] = [];
    const skipped: Skipped = [];
    const taken = new Set<string>();
    for (const contract of contracts) {
      const wanted = filesOf(contract, what);
      if (wanted.length === 0) {
        const errorCode = findSkipReason(contract, what);
        skipped.push({ contractId: contract.contractId, errorCode, message: ERROR_DEFINITIONS[errorCode].message });
      }
      for (const { name, sha256 } of wanted) {
        const stored = await openUnlessDamaged(sha256);
        if (stored) entries.push({ name: createFreeName(taken, name), sha256, size: stored.size });
        else skipped.push({ contractId: contract.contractId, errorCode: 'FILE_DAMAGED', message: DAMAGED.message });
      }
    }
    return { entries, skipped };
  };
}

export const toZipEntry = (files: FileStore, { name, size, sha256 }: DownloadEntry): ZipEntry => ({
  name,
  size,
  open: async () => (await openStoredFile(files, sha256)).read(0, size - 1),
});

/** Returns a completed contract's sealed files. Until then, returns the document as sent. */
function filesOf(contract: ContractRow, what: DownloadContents) {
  if (contract.destroyedAt !== null) return [];
  const { documentNo, title, status, baseSha256, certificateSha256 } = contract;
  const sealedSha256 = status === 'COMPLETED' ? contract.sealedSha256 : null;
  const name = `${documentNo ?? ''}_${title}`;
  const document = sealedSha256 ?? baseSha256;
  return [
    ...(what !== 'CERTIFICATE' && document !== null
      ? [{ name: `${name}${sealedSha256 === null ? '_서명전' : ''}.pdf`, sha256: document }]
      : []),
    ...(what !== 'DOCUMENT' && certificateSha256 !== null
      ? [{ name: `${name}_감사추적인증서.pdf`, sha256: certificateSha256 }]
      : []),
  ];
}

function findSkipReason({ destroyedAt }: ContractRow, what: DownloadContents) {
  if (destroyedAt !== null) return 'CONTENTS_DESTROYED';
  return what === 'CERTIFICATE' ? 'NOT_COMPLETED' : 'NOT_SENT_YET';
}

/** Returns a unique name that every operating system accepts. */
function createFreeName(taken: Set<string>, wanted: string) {
  const name = cleanFileName(wanted.replaceAll(/[/\\:*?"<>|]/g, '_'));
  const stem = name.replace(/\.pdf$/, '');
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number}).pdf`;
  taken.add(free.toLowerCase());
  return free;
}
