import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createChangeMailTemplate } from './change-mail-template.ts';
import { createCreateMailTemplate } from './create-mail-template.ts';
import { createDeleteMailTemplate } from './delete-mail-template.ts';
import { createGetMailTemplate } from './get-mail-template.ts';
import { createListMailTemplates } from './list-mail-templates.ts';
import { createPreviewMailTemplate } from './preview-mail-template.ts';
import { createTestMailTemplate } from './test-mail-template.ts';

export const createMailTemplateHandlers = (deps: Deps) =>
  ({
    listMailTemplates: createListMailTemplates(deps),
    createMailTemplate: createCreateMailTemplate(deps),
    getMailTemplate: createGetMailTemplate(deps),
    changeMailTemplate: createChangeMailTemplate(deps),
    deleteMailTemplate: createDeleteMailTemplate(deps),
    previewMailTemplate: createPreviewMailTemplate(deps),
    testMailTemplate: createTestMailTemplate(deps),
  }) satisfies Partial<OperationHandlers>;
