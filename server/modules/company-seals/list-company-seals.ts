import { hasPermission } from '../../contract/access.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createSealDescriber } from './company-seal-view.ts';
import { createCompanySealRepository, isUsable } from './company-seals.repository.ts';

export function createListCompanySeals(deps: Deps): OperationHandler<'listCompanySeals'> {
  const { database, secrets } = deps;
  const seals = createCompanySealRepository(secrets);
  const views = createSealDescriber(deps);

  return async ({ caller }) => {
    const all = await seals.list(database, caller.member);
    return views(database, hasPermission(caller.member, 'ORGANIZATION_MANAGE') ? all : all.filter(isUsable), caller);
  };
}
