import type { OperationHandlers } from './contract/operations.ts';
import type { Deps } from './deps.ts';
import { createAuthHandlers } from './modules/auth/auth.handlers.ts';
import { createContractHandlers } from './modules/contracts/contracts.handlers.ts';
import { createDocumentHandlers } from './modules/files/documents.handlers.ts';
import { createFileHandlers } from './modules/files/files.handlers.ts';
import type { PagePictures } from './modules/files/page-pictures.ts';
import { createOrganizationHandlers } from './modules/organizations/organizations.handlers.ts';
import { createSupportHandlers } from './modules/support/support.handlers.ts';
import { createSystemHandlers } from './modules/system/system.handlers.ts';
import { createUserHandlers } from './modules/users/users.handlers.ts';

/** Every operation of the document: a missing handler does not compile. */
export const createHandlers = (deps: Deps, pictures: PagePictures): OperationHandlers => ({
  ...createAuthHandlers(deps),
  ...createOrganizationHandlers(deps),
  ...createUserHandlers(deps),
  ...createFileHandlers(deps),
  ...createDocumentHandlers(deps, pictures),
  ...createContractHandlers(deps),
  ...createSupportHandlers(deps),
  ...createSystemHandlers(deps),
});
