import type { OperationHandlers } from './contract/operations.ts';
import type { Deps } from './deps.ts';
import { createAlertHandlers } from './modules/alerts/alerts.handlers.ts';
import { createAuthHandlers } from './modules/auth/auth.handlers.ts';
import { createBulkHandlers } from './modules/bulk/bulk.handlers.ts';
import { createDownloadHandlers } from './modules/bulk/downloads.handlers.ts';
import { createCheckHandlers } from './modules/checks/checks.handlers.ts';
import { createContactImportHandlers } from './modules/contacts/contact-import.handlers.ts';
import { createContactHandlers } from './modules/contacts/contacts.handlers.ts';
import { createContractHandlers } from './modules/contracts/contracts.handlers.ts';
import { createDocumentReadings } from './modules/files/document-readings.ts';
import { createDocumentHandlers } from './modules/files/documents.handlers.ts';
import { createFileHandlers } from './modules/files/files.handlers.ts';
import type { PagePictures } from './modules/files/page-pictures.ts';
import { createCompanySealHandlers } from './modules/company-seals/company-seals.handlers.ts';
import { revokeGrants } from './modules/company-seals/grants.repository.ts';
import { createSealLedgerHandlers } from './modules/company-seals/ledger.handlers.ts';
import { createMarkHandlers } from './modules/marks/marks.handlers.ts';
import { deleteAllMarks } from './modules/marks/user-marks.repository.ts';
import { createOrganizationHandlers } from './modules/organizations/organizations.handlers.ts';
import { createServiceSettingsHandlers } from './modules/settings/service-settings.handlers.ts';
import { lockForReceiver } from './modules/sign/shared/lock-for-receiver.ts';
import { createSignHandlers } from './modules/sign/sign.handlers.ts';
import { createSupportHandlers } from './modules/support/support.handlers.ts';
import { createSystemHandlers } from './modules/system/system.handlers.ts';
import { createTemplateStoreHandlers } from './modules/template-store/template-store.handlers.ts';
import { createUserHandlers } from './modules/users/users.handlers.ts';

/**
 * Creates the handlers of all operations, so a missing one does not compile. Passes to each module what it needs from
 * modules that come after it.
 */
export const createHandlers = (
  deps: Deps,
  pictures: PagePictures,
  readings = createDocumentReadings(deps),
): OperationHandlers => ({
  ...createAuthHandlers(deps, lockForReceiver),
  ...createOrganizationHandlers(deps, revokeGrants),
  ...createUserHandlers(deps, { onSeatEnded: revokeGrants, forgetMarks: deleteAllMarks }),
  ...createFileHandlers(deps),
  ...createDocumentHandlers(deps, pictures, readings),
  ...createContractHandlers(deps, readings),
  ...createBulkHandlers(deps),
  ...createDownloadHandlers(deps),
  ...createContactHandlers(deps),
  ...createContactImportHandlers(deps),
  ...createServiceSettingsHandlers(deps),
  ...createMarkHandlers(deps),
  ...createCompanySealHandlers(deps),
  ...createSealLedgerHandlers(deps),
  ...createTemplateStoreHandlers(deps),
  ...createAlertHandlers(deps.alertStreams),
  ...createSignHandlers(deps, pictures),
  ...createCheckHandlers(deps),
  ...createSupportHandlers(deps),
  ...createSystemHandlers(deps),
});
