import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { chooseReceiverLanguage } from '../../contracts/core/receivers.repository.ts';

/** Stores the receiver's language. Allowed in every state, because it only affects later messages and pages. */
export const createChooseLanguage =
  ({ database }: Pick<Deps, 'database'>): OperationHandler<'chooseLanguage'> =>
  async ({ body: { language }, caller }) => {
    await chooseReceiverLanguage(database, caller.receiverUuid, language);
    return null;
  };
