import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createSettingsReader } from './settings-view.ts';

export function createGetServiceSettings(deps: Deps): OperationHandler<'getServiceSettings'> {
  const readSettings = createSettingsReader(deps);
  return ({ caller }) => readSettings(deps.database, caller.member.organizationUuid);
}
