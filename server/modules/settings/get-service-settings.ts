import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createReadSettings } from './settings-view.ts';

export function createGetServiceSettings(deps: Deps): OperationHandler<'getServiceSettings'> {
  const readSettings = createReadSettings(deps);
  return ({ caller }) => readSettings(deps.database, caller.member.organizationUuid);
}
