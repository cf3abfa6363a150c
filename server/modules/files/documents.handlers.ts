import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller, UserCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { FileResponse, OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { mergeSuggestions } from '../../documents/suggest/merge-suggestions.ts';
import { enqueueJob, withJob } from '../../jobs/queue.ts';
import type { DocumentReadings } from './document-readings.ts';
import { createArrangePages } from './arrange-pages.ts';
import { mayUploadDocuments, mayChange, mayRead, requireReadyFile } from './file-rights.ts';
import { cleanFileName, formatDisposition, toPdfName } from './file-name.ts';
import { buildContentPath, describeFile, buildPagePath } from './file-view.ts';
import {
  confirmFile,
  createFile,
  findFile,
  findFileOfSeat,
  findFileWithPages,
  hasPage,
  type StoredFileRow,
} from './files.repository.ts';
import type { PagePictures } from './page-pictures.ts';
import { rejectEarly } from './reject-early.ts';
import { createVisibleFiles } from './visible-files.ts';
import { createSignedUrls, type Subject } from './signed-urls.ts';
import { storeBytes } from './stored-bytes.ts';
import { PREPARE_FOR_FILES, PROCESS_UPLOAD } from './process-uploads.jobs.ts';

/** Most files are ready within this time, so most clients don't have to poll. */
const WAIT_MS = 2_000;

const CONTENT_TYPES = {
  PDF: 'application/pdf',
  PNG: 'image/png',
  JPEG: 'image/jpeg',
  HWP: 'application/x-hwp',
  HWPX: 'application/hwp+zip',
} as const;

type FileWithPages = NonNullable<Awaited<ReturnType<typeof findFileWithPages>>>;
type Watch = Awaited<ReturnType<Deps['alertStreams']['watch']>>;

export function createDocumentHandlers(deps: Deps, pictures: PagePictures, readings: DocumentReadings) {
  const { database, files, now } = deps;
  const addresses = createSignedUrls(deps);
  const seen = createVisibleFiles(deps);

  const viewFor = ({ file, pages }: FileWithPages, caller: MemberCaller) =>
    describeFile(file, pages, addresses, subjectOf(caller));

  /** Waits until the worker has processed the file, or until time runs out. */
  async function waitUntilProcessed({ next }: Pick<Watch, 'next'>, fileUuid: string, organizationUuid: string) {
    const until = performance.now() + WAIT_MS;
    for (;;) {
      await next(Math.max(until - performance.now(), 0));
      const found = await findFileWithPages(database, fileUuid, organizationUuid);
      if (!found) throw new DomainError('NOT_FOUND');
      if (!isUnderWay(found.file) || performance.now() > until) return found;
    }
  }

  async function requireWithPages(fileUuid: string, caller: MemberCaller): Promise<FileWithPages> {
    const found = await findFileWithPages(database, fileUuid, caller.member.organizationUuid);
    if (!found || !mayRead(found.file, caller)) throw new DomainError('NOT_FOUND');
    return found;
  }

  async function requireFile(fileUuid: string, caller: MemberCaller) {
    const file = await findFile(database, fileUuid, caller.member.organizationUuid);
    if (!file || !mayRead(file, caller)) throw new DomainError('NOT_FOUND');
    return file;
  }

  /** Requires permission to see a file, through the signed URL if there is one, otherwise through the access token. */
  async function requireSeen(fileUuid: string, address: string, sig: string | undefined, caller: UserCaller | null) {
    if (sig === undefined) {
      if (!caller) throw new DomainError('UNAUTHENTICATED');
      if (!caller.member) throw new DomainError('FORBIDDEN');
      const file = await requireFile(fileUuid, { ...caller, member: caller.member });
      return { file, cacheControl: 'private, no-cache' };
    }
    const { subject, expiresAt } = addresses.read(address, sig);
    const file = await (subject.kind === 'receiver'
      ? seen.ofReceiver(fileUuid, subject)
      : findFileOfSeat(database, fileUuid, subject.uuid));
    if (!file) throw new DomainError('NOT_FOUND');
    const seconds = Math.floor((expiresAt.getTime() - now().getTime()) / 1000);
    return { file, cacheControl: `private, max-age=${seconds}, immutable` };
  }

  async function readStored(sha256: string) {
    const bytes = await files.open(sha256);
    if (!bytes) throw new Error('Bytes that a row names are gone.');
    return bytes;
  }

  return {
    async uploadFile({ body: { file, purpose }, caller }) {
      if (purpose === 'document' && !mayUploadDocuments(caller)) throw new DomainError('FORBIDDEN');
      rejectEarly(file.bytes, purpose);
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
        return viewFor(await waitUntilProcessed(watch, fileUuid, organizationUuid), caller);
      } finally {
        watch.end();
      }
    },
    async prepareForFiles() {
      await enqueueJob(database, { kind: PREPARE_FOR_FILES, key: 'all' });
      deps.wakeWorkers(PREPARE_FOR_FILES);
      return null;
    },
    async getFile({ path, caller }) {
      return viewFor(await requireWithPages(path.fileId, caller), caller);
    },
    async confirmFile({ path, caller }) {
      const found = await requireWithPages(path.fileId, caller);
      if (!mayChange(found.file, caller)) throw new DomainError('FORBIDDEN');
      requireReadyFile(found.file);
      const file = await confirmFile(database, found.file.fileUuid, caller.member.organizationMemberUuid, now());
      return viewFor(file ? { ...found, file } : await requireWithPages(path.fileId, caller), caller);
    },
    arrangePages: createArrangePages(deps, addresses),
    async suggestFields({ path, caller }) {
      const { file, pages } = await requireWithPages(path.fileId, caller);
      const { normalisedSha256 } = requireReadyFile(file);
      if (file.kind === null || pages.length === 0) return { suggestions: [] };
      const { suggestions } = await readings.read(normalisedSha256);
      return { suggestions: mergeSuggestions(file.formSuggestions, suggestions) };
    },
    async getFilePage({ path: { fileId, page }, query: { width = 1240, sig }, caller }) {
      const { file, cacheControl } = await requireSeen(fileId, buildPagePath(fileId, page, width), sig, caller);
      const { fileUuid, normalisedSha256 } = requireReadyFile(file);
      if (!(await seen.hasPage(fileUuid, page))) throw new DomainError('NOT_FOUND');
      return { ...(await pictures.read({ documentSha256: normalisedSha256, page, width })), cacheControl };
    },
    async getFileContent({ path: { fileId }, query: { original = false, sig }, caller }) {
      const { file, cacheControl } = await requireSeen(fileId, buildContentPath(fileId, original), sig, caller);
      const sha256 = original ? file.sha256 : requireReadyFile(file).normalisedSha256;
      return {
        kind: 'file',
        bytes: await readStored(sha256),
        cacheControl,
        etag: sha256,
        ...(original ? asUploaded(file) : await asNormalised(file)),
      } satisfies FileResponse;
    },
  } satisfies Partial<OperationHandlers>;

  async function asNormalised({ fileUuid, kind, name }: StoredFileRow) {
    const isDocument = await hasPage(database, fileUuid, 1);
    if (isDocument)
      return { contentType: 'application/pdf', disposition: formatDisposition('inline', toPdfName(name)) };
    return { contentType: contentTypeOf(kind), disposition: formatDisposition('inline', name) };
  }
}

const subjectOf = ({ member }: MemberCaller): Subject => ({ kind: 'member', uuid: member.organizationMemberUuid });

/** Serves the original upload, never inline, because it may contain anything. */
const asUploaded = ({ kind, name }: StoredFileRow) => ({
  contentType: contentTypeOf(kind),
  disposition: formatDisposition('attachment', name),
});
const contentTypeOf = (kind: StoredFileRow['kind']) => (kind ? CONTENT_TYPES[kind] : 'application/octet-stream');

const isUnderWay = ({ status }: StoredFileRow) => status === 'STORED' || status === 'PROCESSING';
