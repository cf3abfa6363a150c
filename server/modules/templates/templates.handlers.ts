import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import type { DocumentReadings } from '../files/document-readings.ts';
import { createBookmarkTemplate } from './bookmark-template.ts';
import { createUnbookmarkTemplate } from './unbookmark-template.ts';
import { createChangeTemplate } from './change-template.ts';
import { createCheckTemplate } from './check-template.ts';
import { createCopyStoreTemplate } from './copy-store-template.ts';
import { createCreateDraftFromTemplate } from './create-draft-from-template.ts';
import { createCreateTemplate } from './create-template.ts';
import { createDeleteTemplate } from './delete-template.ts';
import { createDuplicateTemplate } from './duplicate-template.ts';
import { createGetTemplate } from './get-template.ts';
import { createListStoreCopies } from './list-store-copies.ts';
import { createListTemplates } from './list-templates.ts';
import { createListTemplateVersions } from './list-template-versions.ts';
import { createPublishTemplate } from './publish-template.ts';
import { createPutTemplateAnnotations } from './put-template-annotations.ts';
import { createPutTemplateFields } from './put-template-fields.ts';
import { createPutTemplateSlots } from './put-template-slots.ts';
import { createReplaceTemplateFile } from './replace-file/replace-template-file.ts';
import { createRestoreTemplateVersion } from './restore-template-version.ts';
import { createReopenTemplate } from './reopen-template.ts';
import { createRetireTemplate } from './retire-template.ts';
import { createSendTemplate } from './send-template.ts';
import { createSuggestTemplateFields } from './suggest-template-fields.ts';

export const createTemplateHandlers = (deps: Deps, readings: DocumentReadings) =>
  ({
    createTemplate: createCreateTemplate(deps),
    listTemplates: createListTemplates(deps),
    getTemplate: createGetTemplate(deps),
    changeTemplate: createChangeTemplate(deps),
    deleteTemplate: createDeleteTemplate(deps),
    putTemplateSlots: createPutTemplateSlots(deps),
    putTemplateFields: createPutTemplateFields(deps),
    putTemplateAnnotations: createPutTemplateAnnotations(deps),
    suggestTemplateFields: createSuggestTemplateFields(deps, readings),
    checkTemplate: createCheckTemplate(deps, readings),
    publishTemplate: createPublishTemplate(deps),
    retireTemplate: createRetireTemplate(deps),
    reopenTemplate: createReopenTemplate(deps),
    duplicateTemplate: createDuplicateTemplate(deps),
    listTemplateVersions: createListTemplateVersions(deps),
    restoreTemplateVersion: createRestoreTemplateVersion(deps),
    bookmarkTemplate: createBookmarkTemplate(deps),
    unbookmarkTemplate: createUnbookmarkTemplate(deps),
    createDraftFromTemplate: createCreateDraftFromTemplate(deps),
    sendTemplate: createSendTemplate(deps),
    replaceTemplateFile: createReplaceTemplateFile(deps),
    copyStoreTemplate: createCopyStoreTemplate(deps),
    listStoreCopies: createListStoreCopies(deps),
  }) satisfies Partial<OperationHandlers>;
