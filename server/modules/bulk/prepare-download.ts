import { v7 as uuidv7 } from 'uuid';
import { getSeoulDay } from '../../../rules/dates.ts';
import { DomainError, ERROR_DEFINITIONS } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findVisibleContracts } from '../contracts/core/contract-permissions.ts';
import { createSignedUrls } from '../files/signed-urls.ts';
import { findMatchingContracts, requireIdsOrFilter, requireOwnFilterIds } from './chosen-contracts.ts';
import { createDownloadEntryLister, toZipEntry } from './download-entries.ts';
import { buildDownloadPath, insertDownload } from './downloads.repository.ts';
import { createZip } from './zip.ts';

/** Prepares many contracts' documents as a zip, which is created while it is sent. */
export function createPrepareDownload(deps: Deps): OperationHandler<'prepareDownload'> {
  const { database, files, now } = deps;
  const addresses = createSignedUrls(deps);
  const listEntries = createDownloadEntryLister(deps);

  return async ({ body, caller }) => {
    requireIdsOrFilter(body);
    const { member } = caller;
    await requireOwnFilterIds(database, member.organizationUuid, body.filter);
    const contractIds = body.contractIds ?? (await findMatchingContracts(database, body.filter ?? {}, member));
    const contracts = await findVisibleContracts(database, contractIds, caller);
    const seen = new Set(contracts.map(({ contractId }) => contractId));
    const unseen = contractIds.filter((contractId) => !seen.has(contractId));
    const { entries, skipped } = await listEntries(contracts, body.what);
    if (entries.length === 0) throw new DomainError('NOTHING_TO_DOWNLOAD');
    const at = now();
    const download = { downloadUuid: uuidv7(), fileName: `문서_${getSeoulDay(at)}.zip`, createdAt: at };
    const { organizationMemberUuid } = member;
    await insertDownload(database, { ...download, organizationMemberUuid, entries });
    const subject = { kind: 'member' as const, uuid: organizationMemberUuid };
    return {
      downloadUrl: addresses.sign(buildDownloadPath(download.downloadUuid), subject),
      fileName: download.fileName,
      files: entries.length,
      bytes: createZip(
        entries.map((entry) => toZipEntry(files, entry)),
        at,
      ).size,
      skipped: [
        ...skipped,
        ...unseen.map((contractId) => ({
          contractId,
          errorCode: 'NOT_FOUND' as const,
          message: ERROR_DEFINITIONS.NOT_FOUND.message,
        })),
      ],
    };
  };
}
