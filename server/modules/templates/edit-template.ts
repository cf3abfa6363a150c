import type { Transaction } from 'kysely';
import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import type { TemplateContent, TemplateSaved } from './template.types.ts';
import { listVersionFileIds, replaceVersionFiles } from './template-files.repository.ts';
import { lockTemplate, updateTemplate, type TemplateChange, type TemplateRow } from './templates.repository.ts';
import { insertWorkingCopy, requireVersion, writeWorkingCopy, type VersionRow } from './versions.repository.ts';

type Call = { path: { templateId: string }; body: { version: number }; caller: MemberCaller };

/** Changes a template that is still at the version the caller read. */
export const editTemplate = (
  { database }: Pick<Deps, 'database'>,
  { path, body, caller }: Call,
  effect: (transaction: Transaction<DB>, template: TemplateRow) => Promise<TemplateChange>,
): Promise<TemplateSaved> =>
  database.transaction().execute(async (transaction) => {
    const template = await lockTemplate(transaction, path.templateId, caller.member, body.version);
    const change = await effect(transaction, template);
    return updateTemplate(transaction, template.templateUuid, caller.member.organizationMemberUuid, change);
  });

/** Changes parts of the working copy, which is created from the published version if necessary. */
export const editTemplateContent = (
  deps: Pick<Deps, 'database'>,
  call: Call,
  effect: (
    transaction: Transaction<DB>,
    template: TemplateRow,
    working: VersionRow,
  ) => Promise<{ change: Partial<TemplateContent>; accessCodesEnc?: Buffer | null }>,
): Promise<TemplateSaved> =>
  editTemplate(deps, call, async (transaction, template) => {
    const working = await openWorkingCopy(transaction, template);
    const { change, accessCodesEnc = working.accessCodesEnc } = await effect(transaction, template, working);
    const content = { ...working.content, ...change };
    await writeWorkingCopy(transaction, working.versionUuid, { content, accessCodesEnc });
    return { draftUuid: working.versionUuid };
  });

export async function openWorkingCopy(transaction: Transaction<DB>, template: TemplateRow): Promise<VersionRow> {
  const present = await requireVersion(transaction, findCurrentVersion(template));
  if (present.number === null) return present;
  const { templateUuid, organizationUuid } = template;
  const versionUuid = await insertWorkingCopy(transaction, templateUuid, present);
  const files = await listVersionFileIds(transaction, present.versionUuid);
  await replaceVersionFiles(transaction, { versionUuid, organizationUuid }, files);
  return { ...present, versionUuid, number: null };
}

/** Returns the working copy, or the published version if nothing has changed. */
export function findCurrentVersion({ draftUuid, publishedUuid }: TemplateRow): string {
  const present = draftUuid ?? publishedUuid;
  if (present === null) throw new Error('A template has neither a working copy nor a published version.');
  return present;
}

export function requirePublishedVersion({ state, publishedUuid }: TemplateRow): string {
  if (state === 'DRAFT' || publishedUuid === null) throw new DomainError('TEMPLATE_NOT_PUBLISHED');
  return publishedUuid;
}
