import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import type { Suggestion } from '../../documents/fields.ts';
import type { Rotation } from '../../documents/geometry.ts';
import type { ArrangedPage } from '../../documents/pdf/arrange.ts';
import { WorkerFailure } from '../../documents/workers/worker-failure.ts';
import { insertArrangedFile, renewUnusedArrangement } from './arranged-files.repository.ts';
import { mayUploadDocuments, mayChangeFile, mayReadFile, requireReadyFile } from './file-permissions.ts';
import { describeFile } from './file-view.ts';
import { findFileWithPages, type StoredFileRow } from './files.repository.ts';
import type { SignedUrls } from './signed-urls.ts';
import { storeBytes, toStoredPdf } from './stored-bytes.ts';

const NOT_CONFIRMED = '바뀐 모습을 먼저 확인해주세요. 그다음에 쪽을 정리할 수 있어요.';
const NOT_A_DOCUMENT = '쪽이 있는 문서만 정리할 수 있어요.';
const TWICE = '같은 쪽이 두 번 들어 있어요. 화면을 새로 고치고 다시 해주세요.';

export const createArrangePages =
  (deps: Deps, addresses: SignedUrls): OperationHandler<'arrangePages'> =>
  async ({ path, body, caller }) => {
    const { database, documents, files, now } = deps;
    const { organizationUuid, organizationMemberUuid } = caller.member;

    async function requireFile(fileUuid: string) {
      const found = await findFileWithPages(database, fileUuid, organizationUuid);
      if (!found) throw new DomainError('NOT_FOUND');
      return found;
    }
    const view = async (fileUuid: string) => {
      const { file, pages } = await requireFile(fileUuid);
      return describeFile(file, pages, addresses, { kind: 'member', uuid: organizationMemberUuid });
    };

    const named = await requireFile(path.fileId);
    requireRights(named.file, caller);
    requireArrangeable(named.file);
    const chosen = choosePages(named.file, named.pages.length, body.pages);
    const upload = named.file.arrangement ? await requireFile(named.file.arrangement.fileId) : named;
    if (isUnchanged(chosen, upload.pages.length)) return view(upload.file.fileUuid);

    const { fileUuid: fileId, normalisedSha256 } = requireReadyFile(upload.file);
    const arranged = await documents.arrangePages(toStoredPdf(files, normalisedSha256), chosen).catch(explainFailure);
    const arrangement = { fileId, sha256: normalisedSha256, pageCount: upload.pages.length, pages: chosen };
    const fileUuid = await database.transaction().execute(async (transaction) => {
      const row = {
        organizationMemberUuid,
        normalisedSha256: await storeBytes(transaction, files, arranged.bytes),
        arrangement,
        createdAt: now(),
      };
      const known = await renewUnusedArrangement(transaction, row);
      if (known) return known;
      const file = {
        ...row,
        fileUuid: uuidv7(),
        normalisedBytes: arranged.bytes.length,
        formSuggestions: moveSuggestions(upload.file.formSuggestions, chosen),
        pages: arranged.pages,
      };
      if (!(await insertArrangedFile(transaction, file))) throw new DomainError('NOT_FOUND');
      return file.fileUuid;
    });
    return view(fileUuid);
  };

function requireRights(file: StoredFileRow, caller: MemberCaller) {
  if (!mayReadFile(file, caller)) throw new DomainError('NOT_FOUND');
  if (!mayChangeFile(file, caller) || !mayUploadDocuments(caller)) throw new DomainError('FORBIDDEN');
}

function requireArrangeable(file: StoredFileRow) {
  requireReadyFile(file);
  if (file.purpose !== 'document') throw new DomainError('ARRANGEMENT_WRONG', { message: NOT_A_DOCUMENT });
  if (file.status !== 'READY') throw new DomainError('FILE_NOT_READY', { message: NOT_CONFIRMED });
  if (file.notices.some(({ code }) => code === 'ALREADY_SIGNED')) throw new DomainError('FILE_SIGNED');
}

function choosePages(
  { arrangement }: StoredFileRow,
  pageCount: number,
  pages: readonly ArrangedPage[],
): ArrangedPage[] {
  if (new Set(pages.map(({ page }) => page)).size < pages.length)
    throw new DomainError('ARRANGEMENT_WRONG', { message: TWICE });
  if (pages.some(({ page }) => page > pageCount))
    throw new DomainError('ARRANGEMENT_WRONG', {
      message: `${pageCount}쪽까지 있는 문서예요. 화면을 새로 고치고 다시 해주세요.`,
    });
  return pages.map(({ page, turn }) => {
    const before = arrangement?.pages[page - 1];
    return before ? { page: before.page, turn: addTurns(before.turn, turn) } : { page, turn };
  });
}

const QUARTERS: readonly Rotation[] = [0, 90, 180, 270];
const addTurns = (one: Rotation, other: Rotation): Rotation => QUARTERS[((one + other) / 90) % 4] ?? 0;

const isUnchanged = (pages: readonly ArrangedPage[], pageCount: number) =>
  pages.length === pageCount && pages.every(({ page, turn }, index) => page === index + 1 && turn === 0);

/** Moves suggestions from the upload's form fields along with their pages. */
const moveSuggestions = (suggestions: readonly Suggestion[], pages: readonly ArrangedPage[]): Suggestion[] =>
  pages.flatMap(({ page }, index) =>
    suggestions.filter((one) => one.page === page).map((one) => ({ ...one, page: index + 1 })),
  );

function explainFailure(error: unknown): never {
  if (error instanceof WorkerFailure) throw new DomainError('ARRANGEMENT_FAILED');
  throw error;
}
