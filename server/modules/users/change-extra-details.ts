import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { changeAccount, findAccount, recordAgreements } from '../accounts/accounts.repository.ts';
import { findExtraDetails } from './find-extra-details.ts';

export function createChangeExtraDetails({ database, now }: Deps): OperationHandler<'changeExtraDetails'> {
  return async ({ body, caller }) => {
    const { phone, marketingConsent } = body;
    const [department, position] = [body.department, body.position].map((text) => text.normalize('NFC').trim());
    await database.transaction().execute(async (transaction) => {
      const before = await findAccount(transaction, caller.userUuid);
      const details = { department, position, contactPhone: phone, marketingConsent };
      await changeAccount(transaction, caller.userUuid, details);
      if (marketingConsent && !before.marketingConsent) {
        await recordAgreements(transaction, caller.userUuid, ['MARKETING'], now());
      }
    });
    return findExtraDetails(database, caller.userUuid);
  };
}
