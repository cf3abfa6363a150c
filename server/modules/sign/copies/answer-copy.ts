import { DomainError } from '../../../contract/domain-error.ts';
import type { Client, FileResponse } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { tryAppendEvents } from '../../audit/try-append-events.ts';
import { wasDownloaded } from '../../audit/contract-events.repository.ts';
import { readDatabaseTime, requireContract, type ContractRow } from '../../contracts/core/contracts.repository.ts';
import { identifyReceiver } from '../../contracts/core/perform.ts';
import { requireReceiver } from '../../contracts/core/receivers.repository.ts';
import { formatDisposition } from '../../files/file-name.ts';
import { createSignedUrls } from '../../files/signed-urls.ts';
import { findContractForHolder } from './copies.repository.ts';
import { openStoredFile } from '../../files/open-stored-file.ts';

/** How long a signed URL works. Range requests within that time are one download. */
const SAME_DOWNLOAD_MINUTES = 10;

export type CopyHolder = { receiverUuid: string; contract: ContractRow; cacheControl: string };
type Copy = { sha256: string; name: string; what: 'DOCUMENT' | 'CERTIFICATE' };

/** Serves copies to holders of a signed URL, and records who downloaded them. */
export function createCopyDownloads(deps: Deps) {
  const { database, files, now } = deps;
  const addresses = createSignedUrls(deps);

  async function recordDownload({ contract, receiverUuid }: CopyHolder, what: Copy['what'], client: Client) {
    const { contractId } = contract;
    await database.transaction().execute(async (transaction) => {
      const receiver = await requireReceiver(transaction, contractId, receiverUuid);
      const at = await readDatabaseTime(transaction);
      const since = new Date(at.getTime() - SAME_DOWNLOAD_MINUTES * 60_000);
      if (await wasDownloaded(transaction, { contractId, receiverUuid, what, since })) return;
      const by = identifyReceiver(receiver, client);
      // Receivers get their copy even if the download can't be recorded.
      await tryAppendEvents(transaction, contractId, [{ kind: 'DOWNLOADED', at, ...by, data: { what, receiverUuid } }]);
    });
  }

  return {
    /** Admits holders of the signed URL, while the document is open to the receiver it was signed for. */
    async requireHolder(address: string, sig: string): Promise<CopyHolder> {
      const { subject, expiresAt } = addresses.read(address, sig);
      const contractId = subject.kind === 'receiver' ? await findContractForHolder(database, subject) : undefined;
      if (contractId === undefined) throw new DomainError('NOT_FOUND');
      const seconds = Math.floor((expiresAt.getTime() - now().getTime()) / 1000);
      const contract = await requireContract(database, contractId);
      return { receiverUuid: subject.uuid, contract, cacheControl: `private, max-age=${seconds}` };
    },
    async answer(
      holder: CopyHolder,
      { sha256, name, what }: Copy,
      { download, client }: { download: boolean; client: Client },
    ): Promise<FileResponse> {
      if (download) await recordDownload(holder, what, client);
      return {
        kind: 'file',
        contentType: 'application/pdf',
        bytes: await openStoredFile(files, sha256),
        cacheControl: holder.cacheControl,
        etag: sha256,
        disposition: formatDisposition(download ? 'attachment' : 'inline', name),
      };
    },
  };
}
