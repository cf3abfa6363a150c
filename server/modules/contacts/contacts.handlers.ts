import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createChangeContact } from './change-contact.ts';
import { createChangeContactGroup } from './change-contact-group.ts';
import { createCreateContact } from './create-contact.ts';
import { createCreateContactGroup } from './create-contact-group.ts';
import { createDeleteContact } from './delete-contact.ts';
import { createDeleteContactGroup } from './delete-contact-group.ts';
import { createExportContacts } from './export-contacts.ts';
import { createImportContacts } from './import-contacts.ts';
import { createListContactGroups } from './list-contact-groups.ts';
import { createListContacts } from './list-contacts.ts';

export const createContactHandlers = (deps: Deps) =>
  ({
    listContacts: createListContacts(deps),
    createContact: createCreateContact(deps),
    changeContact: createChangeContact(deps),
    deleteContact: createDeleteContact(deps),
    importContacts: createImportContacts(deps),
    exportContacts: createExportContacts(deps),
    listContactGroups: createListContactGroups(deps),
    createContactGroup: createCreateContactGroup(deps),
    changeContactGroup: createChangeContactGroup(deps),
    deleteContactGroup: createDeleteContactGroup(deps),
  }) satisfies Partial<OperationHandlers>;
