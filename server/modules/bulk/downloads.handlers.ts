import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { getSeoulDay } from '../../../rules/dates.ts';
import { DamagedFileError } from '../../adapters/files/port.ts';
import { DomainError, ERRORS } from '../../contract/domain-error.ts';
import type { FileResponse, InputOf, OperationHandlers, ResultOf } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import type { ContractRow } from '../contracts/core/contracts.repository.ts';
import { findVisibleContracts } from '../contracts/core/rights.ts';
import { cleanFileName, formatDisposition } from '../files/file-name.ts';
import { createSignedUrls } from '../files/signed-urls.ts';
import { findActiveMember } from '../organizations/seats.repository.ts';
import { findAllMatching, requireIdsOrFilter, requireOwnFilter } from './chosen-contracts.ts';
import { createZip, type ZipEntry } from './zip.ts';

type What = InputOf<'prepareDownload'>['body']['what'];
type Skipped = ResultOf<'prepareDownload'>['skipped'];
type Entry = { name: string; sha256: string; size: number };

const DAMAGED = ERRORS.FILE_DAMAGED;
const addressOf = (downloadUuid: string) => `/api/app/downloads/${downloadUuid}`;

/** Downloads the documents of many contracts as a single zip, which is created while being sent. */
export function createDownloadHandlers(deps: Deps) {
  const { database, files, now } = deps;
  const addresses = createSignedUrls(deps);

  async function openStored(sha256: string) {
    const stored = await files.open(sha256);
    if (!stored) throw new Error('Bytes that a row names are gone.');
    return stored;
  }

  /**
   * Opens a file. Returns null if it is damaged, because the other files are still useful. The damaged one is skipped
   * and listed by name.
   */
  async function openUnlessDamaged(sha256: string) {
    try {
      return await files.open(sha256);
    } catch (error) {
      if (error instanceof DamagedFileError) return null;
      throw error;
    }
  }

  async function listEntries(contracts: readonly ContractRow[], what: What) {
    const entries: Entry[] = [];
    const skipped: Skipped = [];
    const taken = new Set<string>();
    for (const contract of contracts) {
      const wanted = filesOf(contract, what);
      if (wanted.length === 0) {
        const errorCode = findSkipReason(contract, what);
        skipped.push({ contractId: contract.contractId, errorCode, message: ERRORS[errorCode].message });
      }
      for (const { name, sha256 } of wanted) {
        const stored = await openUnlessDamaged(sha256);
        if (stored) entries.push({ name: createFreeName(taken, name), sha256, size: stored.size });
        else skipped.push({ contractId: contract.contractId, errorCode: 'FILE_DAMAGED', message: DAMAGED.message });
      }
    }
    return { entries, skipped };
  }

  return {
    async prepareDownload({ body, caller }) {
      requireIdsOrFilter(body);
      const { member } = caller;
      await requireOwnFilter(database, member.organizationUuid, body.filter);
      const contractIds = body.contractIds ?? (await findAllMatching(database, body.filter ?? {}, member));
      const contracts = await findVisibleContracts(database, contractIds, caller);
      const seen = new Set(contracts.map(({ contractId }) => contractId));
      const unseen = contractIds.filter((contractId) => !seen.has(contractId));
      const { entries, skipped } = await listEntries(contracts, body.what);
      if (entries.length === 0) throw new DomainError('NOTHING_TO_DOWNLOAD');
      const at = now();
      const download = { downloadUuid: uuidv7(), fileName: `문서_${getSeoulDay(at)}.zip`, createdAt: at };
      await database
        .insertInto('downloads')
        .values({
          ...download,
          organizationMemberUuid: member.organizationMemberUuid,
          entries: JSON.stringify(entries),
        })
        .execute();
      const subject = { kind: 'member' as const, uuid: member.organizationMemberUuid };
      return {
        downloadUrl: addresses.sign(addressOf(download.downloadUuid), subject),
        fileName: download.fileName,
        files: entries.length,
        bytes: createZip(entries.map(asZipEntry), at).size,
        skipped: [
          ...skipped,
          ...unseen.map((contractId) => ({
            contractId,
            errorCode: 'NOT_FOUND' as const,
            message: ERRORS.NOT_FOUND.message,
          })),
        ],
      };
    },
    async getDownload({ path, query }) {
      const { subject } = addresses.read(addressOf(path.downloadId), query.sig ?? '');
      const download = await database
        .selectFrom('downloads')
        .select(['fileName', 'createdAt', sql<Entry[]>`entries`.as('entries')])
        .where('downloadUuid', '=', path.downloadId)
        .where('organizationMemberUuid', '=', subject.uuid)
        .executeTakeFirst();
      if (!download || !(await findActiveMember(database, subject.uuid))) throw new DomainError('NOT_FOUND');
      return {
        kind: 'file',
        contentType: 'application/zip',
        bytes: createZip(download.entries.map(asZipEntry), download.createdAt),
        cacheControl: 'private, no-store',
        etag: path.downloadId,
        disposition: formatDisposition('attachment', download.fileName),
      } satisfies FileResponse;
    },
  } satisfies Partial<OperationHandlers>;

  function asZipEntry({ name, size, sha256 }: Entry): ZipEntry {
    return { name, size, open: async () => (await openStored(sha256)).read(0, size - 1) };
  }
}

/** Returns a completed contract's sealed files, or the document as it was sent if the contract isn't completed. */
function filesOf(contract: ContractRow, what: What) {
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

function findSkipReason({ destroyedAt }: ContractRow, what: What) {
  if (destroyedAt !== null) return 'CONTENTS_DESTROYED';
  return what === 'CERTIFICATE' ? 'NOT_COMPLETED' : 'NOT_SENT_YET';
}

/** Returns a unique name that is valid on all systems. */
function createFreeName(taken: Set<string>, wanted: string) {
  const name = cleanFileName(wanted.replaceAll(/[/\\:*?"<>|]/g, '_'));
  const stem = name.replace(/\.pdf$/, '');
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number}).pdf`;
  taken.add(free.toLowerCase());
  return free;
}
