import type { Transaction } from 'kysely';
import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { createSealDescriber } from './company-seal-view.ts';
import { createCompanySealRepository } from './company-seals.repository.ts';

export function createRequireSealView(deps: Deps) {
  const seals = createCompanySealRepository(deps.secrets);
  const views = createSealDescriber(deps);

  return async (transaction: Transaction<DB>, sealId: string, caller: MemberCaller) => {
    const seal = await seals.find(transaction, caller.member, sealId);
    const [view] = seal ? await views(transaction, [seal], caller) : [];
    if (!view) throw new DomainError('NOT_FOUND');
    return view;
  };
}
