import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { isError } from '../contracts/drafting/lint/lint.ts';
import { buildBaseDocument } from '../contracts/sending/base-document.ts';
import { countIncompatibleLinks, resumeTemplateLinks } from '../direct-urls/places/template-links.repository.ts';
import { storeBytes } from '../files/stored-bytes.ts';
import { editTemplate } from './edit-template.ts';
import { findTemplateProblems, loadTemplate } from './load-template.ts';
import { requireVisibleTemplate } from './templates.repository.ts';
import { assignVersionNumber, requireVersion } from './versions.repository.ts';

/**
 * Publishes the working copy under the next number. Slow preparations come before the transaction, which fails if
 * somebody has saved since.
 */
export const createPublishTemplate =
  (deps: Deps): OperationHandler<'publishTemplate'> =>
  async (call) => {
    const { database, files } = deps;
    const { path, body, caller } = call;
    const by = caller.member.organizationMemberUuid;
    const template = await requireVisibleTemplate(database, path.templateId, caller.member);
    if (template.version !== body.version) throw new DomainError('VERSION_CONFLICT', { version: template.version });
    if (template.draftUuid === null) throw new DomainError('TEMPLATE_UNCHANGED');
    const working = await requireVersion(database, template.draftUuid);
    const loaded = await loadTemplate(deps, database, template, working, by);
    const problems = (await findTemplateProblems(deps, loaded)).filter(isError);
    const unready = problems.filter(({ code }) => code === 'FILE_NOT_READY');
    if (unready.length > 0) throw new DomainError('FILE_NOT_READY', { problems: unready });
    if (problems.length > 0) throw new DomainError('CHECK_FAILED', { problems });
    const base = await buildBaseDocument(files, loaded.draft.files);
    return editTemplate(deps, call, async (transaction, { templateUuid }) => {
      const { slots } = working.content;
      const links = await countIncompatibleLinks(transaction, templateUuid, slots);
      if (links > 0 && body.pauseLinks !== true)
        throw new DomainError('SLOT_IN_USE', {
          message: `링크 ${links}개가 쓰는 자리가 새 판에 없어요. 링크를 멈추고 공개할 수 있어요.`,
        });
      await resumeTemplateLinks(transaction, templateUuid, slots);
      if (base.bytes) await storeBytes(transaction, files, base.bytes, base.sha256);
      await assignVersionNumber(transaction, working, base, { note: (body.note ?? '').normalize('NFC').trim(), by });
      return { state: 'PUBLISHED', draftUuid: null, publishedUuid: working.versionUuid };
    });
  };
