import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { suggestFields } from '../contracts/drafting/suggest-fields.ts';
import type { DocumentReadings } from '../files/document-readings.ts';
import { findCurrentVersion } from './edit-template.ts';
import { listVersionFiles } from './template-files.repository.ts';
import { requireVisibleTemplate } from './templates.repository.ts';

export const createSuggestTemplateFields =
  ({ database }: Deps, readings: DocumentReadings): OperationHandler<'suggestTemplateFields'> =>
  async ({ path, caller }) => {
    const template = await requireVisibleTemplate(database, path.templateId, caller.member);
    const { organizationUuid } = template;
    const files = await listVersionFiles(database, { organizationUuid, versionUuid: findCurrentVersion(template) });
    return suggestFields(database, readings, organizationUuid, files);
  };
