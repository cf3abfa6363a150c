import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { readContractTerms } from './read-contract-terms.ts';
import {
  lockOrganization,
  readDraftDefaults,
  setDocumentPrefix,
  writeDraftDefaults,
} from './service-settings.repository.ts';
import { createSettingsReader } from './settings-view.ts';

export function createChangeServiceSettings(deps: Deps): OperationHandler<'changeServiceSettings'> {
  const { database } = deps;
  const readSettings = createSettingsReader(deps);

  return async ({ body, caller }) => {
    const { organizationUuid } = caller.member;
    const { documentPrefix, ...change } = body;
    return database.transaction().execute(async (transaction) => {
      // Without the lock, two members who change different settings at the same time overwrite each other.
      await lockOrganization(transaction, organizationUuid);
      await writeDraftDefaults(transaction, organizationUuid, {
        ...(await readDraftDefaults(transaction, organizationUuid)),
        ...(await readContractTerms(transaction, organizationUuid, change)),
      });
      if (documentPrefix !== undefined) await setDocumentPrefix(transaction, organizationUuid, documentPrefix);
      return readSettings(transaction, organizationUuid);
    });
  };
}
