import type { Transaction } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import type { InputOf, OperationHandler } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { requireMessage, requireTitle } from '../contracts/core/texts.ts';
import { requireUsableFiles } from '../contracts/drafting/require-usable-files.ts';
import { readContractTerms } from '../settings/read-contract-terms.ts';
import { editTemplate, openWorkingCopy } from './edit-template.ts';
import { requireOwnFiling } from './filing.repository.ts';
import { listVersionFileIds, replaceVersionFiles } from './template-files.repository.ts';
import type { TemplateContent } from './template.types.ts';
import type { TemplateChange, TemplateRow } from './templates.repository.ts';
import { requireTitleRule } from './require-title-rule.ts';
import { writeWorkingCopy } from './versions.repository.ts';

type Body = InputOf<'changeTemplate'>['body'];

export const createChangeTemplate =
  (deps: Deps): OperationHandler<'changeTemplate'> =>
  (call) =>
    editTemplate(deps, call, async (transaction, template) => {
      const { body, caller } = call;
      const { fileIds, content } = body;
      await requireOwnFiling(transaction, template.organizationUuid, body);
      const change = readChange(body);
      if (!fileIds && !content) return change;
      const working = await openWorkingCopy(transaction, template);
      const { versionUuid, accessCodesEnc } = working;
      if (fileIds) {
        const known = new Set(await listVersionFileIds(transaction, versionUuid));
        const added = fileIds.filter((fileId) => !known.has(fileId));
        await requireUsableFiles(transaction, added, caller);
        await replaceVersionFiles(transaction, { versionUuid, organizationUuid: template.organizationUuid }, fileIds);
      }
      if (content) {
        const changed = await readContent(transaction, template, working.content, content);
        await writeWorkingCopy(transaction, versionUuid, { content: changed, accessCodesEnc });
      }
      return { ...change, draftUuid: versionUuid };
    });

function readChange({ title, description, visibility, groupIds, folderId }: Body): TemplateChange {
  if (visibility === 'GROUPS' && groupIds?.length === 0)
    throw new DomainError('VALIDATION', {
      fieldErrors: [{ field: 'groupIds', message: '나눌 그룹을 하나 이상 골라주세요.' }],
    });
  return {
    ...(title !== undefined && { title: requireTitle(title) }),
    ...(description !== undefined && { description: requireMessage(description, 'description') }),
    ...(visibility && { visibility }),
    ...(groupIds && { sharedGroupUuids: groupIds }),
    ...(folderId !== undefined && { templateFolderUuid: folderId }),
  };
}

async function readContent(
  transaction: Transaction<DB>,
  { organizationUuid }: TemplateRow,
  before: TemplateContent,
  change: NonNullable<Body['content']>,
): Promise<TemplateContent> {
  const { titleRule } = change;
  return {
    ...before,
    ...(await readContractTerms(transaction, organizationUuid, change)),
    ...(titleRule !== undefined && { titleRule: requireTitleRule(titleRule, before) }),
  };
}
