import { MAX_PERSON_NAME_LENGTH, normalizeName } from '../../../rules/names.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { changeAccount, findAccount } from '../accounts/accounts.repository.ts';
import { describeUser } from './describe-user.ts';

export function createChangeName({ database }: Deps): OperationHandler<'changeName'> {
  return async ({ body, caller }) => {
    const name = normalizeName(body.name, MAX_PERSON_NAME_LENGTH);
    if (!name) throw new DomainError('NAME_INVALID');
    await changeAccount(database, caller.userUuid, { name });
    return describeUser(await findAccount(database, caller.userUuid), caller);
  };
}
