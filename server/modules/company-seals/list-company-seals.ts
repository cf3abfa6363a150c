import { hasPermission } from '../../contract/access.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createSealViews } from './company-seal-view.ts';
import { createCompanySeals, isUsable } from './company-seals.repository.ts';

export function createListCompanySeals(deps: Deps): OperationHandler<'listCompanySeals'> {
  const { database, secrets } = deps;
  const seals = createCompanySeals(secrets);
  const views = createSealViews(deps);

  return async ({ caller }) => {
    const all = await seals.list(database, caller.member);
    return views(database, hasPermission(caller.member, 'ORGANIZATION_MANAGE') ? all : all.filter(isUsable), caller);
  };
}
