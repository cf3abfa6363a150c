import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { seenWords } from '../../../documents/suggest/page/seen.ts';
import type { ContractFile } from '../../contracts/core/contract-files.repository.ts';
import type { Annotation } from '../../contracts/core/contract.types.ts';
import { requireUsableFiles } from '../../contracts/drafting/require-usable-files.ts';
import { findFileWithPages } from '../../files/files.repository.ts';
import { toStoredPdf } from '../../files/stored-bytes.ts';
import { editTemplateContent, findCurrentVersion } from '../edit-template.ts';
import { listVersionFileIds, listVersionFiles, replaceVersionFiles } from '../template-files.repository.ts';
import { requireVisibleTemplate } from '../templates.repository.ts';
import { requireVersion } from '../versions.repository.ts';
import { moveFields, type PageWords } from './move-fields.ts';

/** Replaces a file. Reads words before the transaction, which fails if somebody has saved since. */
export const createReplaceTemplateFile =
  (deps: Deps): OperationHandler<'replaceTemplateFile'> =>
  async (call) => {
    const { database } = deps;
    const { path, body, caller } = call;
    const template = await requireVisibleTemplate(database, path.templateId, caller.member);
    if (template.version !== body.version) throw new DomainError('VERSION_CONFLICT', { version: template.version });
    const present = await requireVersion(database, findCurrentVersion(template));
    const parts = await listVersionFiles(database, { ...template, versionUuid: present.versionUuid });
    const old = parts.find(({ file }) => file.fileUuid === path.fileId);
    if (!old || parts.some(({ file }) => file.fileUuid === body.fileId)) throw new DomainError('FILE_NOT_FOUND');
    await requireUsableFiles(database, [body.fileId], caller);
    const added = await findFileWithPages(database, body.fileId, template.organizationUuid);
    if (!added) throw new DomainError('FILE_NOT_FOUND');
    const before = await readWords(deps, old);
    const after = await readWords(deps, added);
    const isOn = ({ fileId }: { fileId: string }) => fileId === path.fileId;
    const moved = moveFields(present.content.fields.filter(isOn), before, after, body.fileId);
    const told = {
      kept: moved.kept,
      moved: moved.moved,
      lost: moved.lost.map(({ fieldId, name, page }) => ({ fieldId, name, page })),
    };
    if (body.dryRun) return { template: null, ...told };

    const byId = new Map(moved.fields.map((field) => [field.fieldId, field]));
    const saved = await editTemplateContent(
      deps,
      call,
      async (transaction, { organizationUuid }, { versionUuid, content }) => {
        const files = await listVersionFileIds(transaction, versionUuid);
        const replaced = files.map((fileId) => (fileId === path.fileId ? body.fileId : fileId));
        await replaceVersionFiles(transaction, { versionUuid, organizationUuid }, replaced);
        return {
          change: {
            fields: content.fields.map((field) => byId.get(field.fieldId) ?? field),
            annotations: content.annotations.map((drawn) =>
              isOn(drawn) ? moveAnnotation(drawn, body.fileId, after.length) : drawn,
            ),
          },
        };
      },
    );
    return { template: saved, ...told };
  };

/** Moves a drawing to the new file, in the same position and on the same page if it exists. */
const moveAnnotation = (drawn: Annotation, fileId: string, pages: number): Annotation => ({
  ...drawn,
  fileId,
  pageIndex: Math.min(drawn.pageIndex, pages - 1),
});

async function readWords(
  { documents, files }: Pick<Deps, 'documents' | 'files'>,
  { file, pages }: Pick<ContractFile, 'file' | 'pages'>,
) {
  if (file.refusal) throw new DomainError('FILE_REFUSED', { message: file.refusal.message });
  if (file.status !== 'READY' || file.normalisedSha256 === null) throw new DomainError('FILE_PROCESSING');
  const contents = await documents.readText(toStoredPdf(files, file.normalisedSha256));
  return pages.map((page, index): PageWords => {
    const content = contents[index];
    return { ...page, words: content ? seenWords({ words: content.text.words, info: page }) : [] };
  });
}
