import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { isError } from '../contracts/drafting/lint/lint.ts';
import { readFileContents } from '../contracts/drafting/load-draft.ts';
import type { DocumentReadings } from '../files/document-readings.ts';
import { findCurrentVersion } from './edit-template.ts';
import { findTemplateProblems, loadTemplate } from './load-template.ts';
import { requireVisibleTemplate } from './templates.repository.ts';
import { requireVersion } from './versions.repository.ts';

export const createCheckTemplate =
  (deps: Deps, readings: DocumentReadings): OperationHandler<'checkTemplate'> =>
  async ({ path, caller }) => {
    const { database } = deps;
    const template = await requireVisibleTemplate(database, path.templateId, caller.member);
    const version = await requireVersion(database, findCurrentVersion(template));
    const { draft } = await loadTemplate(deps, database, template, version, caller.member.organizationMemberUuid);
    const read = await readFileContents(readings, draft);
    const problems = await findTemplateProblems(deps, { version, draft: { ...draft, read } });
    return { mayPublish: !problems.some(isError), problems };
  };
