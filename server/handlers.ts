import type { OperationHandlers } from './contract/operations.ts';
import type { Deps } from './deps.ts';
import { createAlertHandlers } from './modules/alerts/alerts.handlers.ts';
import { createAuthHandlers } from './modules/auth/auth.handlers.ts';
import { createBatchHandlers } from './modules/batches/batches.handlers.ts';
import { createBulkHandlers } from './modules/bulk/bulk.handlers.ts';
import { createCheckHandlers } from './modules/checks/checks.handlers.ts';
import { createSearchHandlers } from './modules/search/search.handlers.ts';
import { createContactHandlers } from './modules/contacts/contacts.handlers.ts';
import { createContractHandlers } from './modules/contracts/contracts.handlers.ts';
import { createFirstStepHandlers } from './modules/first-steps/first-steps.handlers.ts';
import { createDocumentReader } from './modules/files/document-readings.ts';
import { createDocumentHandlers } from './modules/files/documents.handlers.ts';
import { createFileHandlers } from './modules/files/files.handlers.ts';
import type { PagePictures } from './modules/files/page-pictures.ts';
import { createCompanySealHandlers } from './modules/company-seals/company-seals.handlers.ts';
import { revokeGrants } from './modules/company-seals/grants.repository.ts';
import { createListBoxHandlers } from './modules/list-boxes/list-boxes.handlers.ts';
import { createMailTemplateHandlers } from './modules/mail-templates/mail-templates.handlers.ts';
import { createMarkHandlers } from './modules/marks/marks.handlers.ts';
import { deleteAllMarks } from './modules/marks/user-marks.repository.ts';
import { createOrganizationHandlers } from './modules/organizations/organizations.handlers.ts';
import type { OnSeatEnded } from './modules/organizations/seats.repository.ts';
import { createGroupHandlers } from './modules/groups/groups.handlers.ts';
import { createHelpHandlers } from './modules/help/help.handlers.ts';
import { leaveGroups } from './modules/groups/group-members.repository.ts';
import { createCardHandlers } from './modules/cards/cards.handlers.ts';
import { createRetireDeletedCard } from './modules/cards/retire-card.ts';
import { createPlanFulfilment, type PlanDeps } from './modules/subscriptions/fulfil-plan.ts';
import { createEndSubscriptionOnClosing } from './modules/subscriptions/end-subscription-on-closing.ts';
import { createSubscriptionHandlers } from './modules/subscriptions/subscriptions.handlers.ts';
import { createRefillFulfilment } from './modules/refills/refill-fulfilment.ts';
import { createSetCreditRefill } from './modules/refills/set-credit-refill.ts';
import { createPaymentHandlers } from './modules/payments/payments.handlers.ts';
import { createServiceSettingsHandlers } from './modules/settings/service-settings.handlers.ts';
import { lockForReceiver } from './modules/sign/shared/lock-for-receiver.ts';
import { createSignHandlers } from './modules/sign/sign.handlers.ts';
import { transferTemplates } from './modules/templates/templates.repository.ts';
import { createTemplateHandlers } from './modules/templates/templates.handlers.ts';
import { createDirectUrlHandlers } from './modules/direct-urls/direct-urls.handlers.ts';
import { transferMemberLinks } from './modules/direct-urls/transfer-member-links.ts';
import { createSupportHandlers } from './modules/support/support.handlers.ts';
import { createSystemHandlers } from './modules/system/system.handlers.ts';
import { createTemplateFolderHandlers } from './modules/template-folders/template-folders.handlers.ts';
import { createTemplateStoreHandlers } from './modules/template-store/template-store.handlers.ts';
import { createUserHandlers } from './modules/users/users.handlers.ts';

const createEndSeatUses =
  (deps: Deps): OnSeatEnded =>
  async (transaction, organizationMemberUuid, ending) => {
    await revokeGrants(transaction, organizationMemberUuid, ending);
    await leaveGroups(transaction, organizationMemberUuid);
    await transferTemplates(transaction, organizationMemberUuid);
    await transferMemberLinks(deps, transaction, organizationMemberUuid);
  };

/** How plans, refills and cards react to payments. */
export const createPaymentReactions = (deps: PlanDeps) => ({
  plan: createPlanFulfilment(deps),
  refill: createRefillFulfilment(deps),
  forgetCard: createRetireDeletedCard(deps),
});

/**
 * Creates the handlers of all operations, passing each module what it needs from others. A missing one fails to
 * compile.
 */
export const createHandlers = (
  deps: Deps,
  pictures: PagePictures,
  readings = createDocumentReader(deps),
): OperationHandlers => ({
  ...createAuthHandlers(deps, lockForReceiver),
  ...createOrganizationHandlers(deps, createEndSeatUses(deps), createEndSubscriptionOnClosing(deps)),
  ...createGroupHandlers(deps),
  ...createUserHandlers(deps, { onSeatEnded: createEndSeatUses(deps), forgetMarks: deleteAllMarks }),
  ...createFileHandlers(deps),
  ...createDocumentHandlers(deps, pictures, readings),
  ...createContractHandlers(deps, readings),
  ...createTemplateHandlers(deps, readings),
  ...createFirstStepHandlers(deps),
  ...createBulkHandlers(deps),
  ...createBatchHandlers(deps),
  ...createDirectUrlHandlers(deps),
  ...createContactHandlers(deps),
  ...createSearchHandlers(deps),
  ...createServiceSettingsHandlers(deps),
  ...createListBoxHandlers(deps),
  ...createMailTemplateHandlers(deps),
  ...createMarkHandlers(deps),
  ...createCompanySealHandlers(deps),
  ...createTemplateFolderHandlers(deps),
  ...createTemplateStoreHandlers(deps),
  ...createAlertHandlers(deps),
  ...createSignHandlers(deps, pictures),
  ...createCheckHandlers(deps),
  ...createSupportHandlers(deps),
  ...createHelpHandlers(deps),
  ...createPaymentHandlers(deps, createPaymentReactions(deps)),
  ...createCardHandlers(deps),
  ...createSubscriptionHandlers(deps),
  setCreditRefill: createSetCreditRefill(deps),
  ...createSystemHandlers(deps),
});
