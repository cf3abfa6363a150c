import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { withJob } from '../../jobs/queue.ts';
import { cleanFileName } from './file-name.ts';
import { mayUploadDocuments } from './file-permissions.ts';
import { describeFileFor } from './file-view.ts';
import { createFile, findFileWithPages, type StoredFileRow } from './files.repository.ts';
import { PROCESS_UPLOAD } from './process-uploads.jobs.ts';
import { rejectUnusableBytes } from './reject-unusable-bytes.ts';
import { createSignedUrls } from './signed-urls.ts';
import { storeBytes } from './stored-bytes.ts';

/** Long enough for most files, so that most clients don't have to poll. */
const WAIT_MS = 2_000;

type Watch = Awaited<ReturnType<Deps['alertStreams']['watch']>>;

export function createUploadFile(deps: Deps): OperationHandler<'uploadFile'> {
  const { database, files, now } = deps;
  const addresses = createSignedUrls(deps);

  async function waitUntilProcessed({ next }: Pick<Watch, 'next'>, fileUuid: string, organizationUuid: string) {
    const until = performance.now() + WAIT_MS;
    for (;;) {
      await next(Math.max(until - performance.now(), 0));
      const found = await findFileWithPages(database, fileUuid, organizationUuid);
      if (!found) throw new DomainError('NOT_FOUND');
      if (!isUnderWay(found.file) || performance.now() > until) return found;
    }
  }

  return async ({ body: { file, purpose }, caller }) => {
    if (purpose === 'document' && !mayUploadDocuments(caller)) throw new DomainError('FORBIDDEN');
    rejectUnusableBytes(file.bytes, purpose);
    const { organizationUuid, organizationMemberUuid } = caller.member;
    const fileUuid = uuidv7();
    const watch = await deps.alertStreams.watch('file', fileUuid);
    try {
      await database.transaction().execute(async (transaction) => {
        const sha256 = await storeBytes(transaction, files, file.bytes);
        await createFile(withJob(transaction, { kind: PROCESS_UPLOAD, key: fileUuid }), {
          fileUuid,
          organizationUuid,
          organizationMemberUuid,
          purpose,
          name: cleanFileName(file.name),
          sha256,
          bytes: file.bytes.length,
          createdAt: now(),
        });
      });
      deps.wakeWorkers(PROCESS_UPLOAD);
      return describeFileFor(caller, await waitUntilProcessed(watch, fileUuid, organizationUuid), addresses);
    } finally {
      watch.end();
    }
  };
}

const isUnderWay = ({ status }: StoredFileRow) => status === 'STORED' || status === 'PROCESSING';
