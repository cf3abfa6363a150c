import { setTimeout as delay } from 'node:timers/promises';
import { writePasswordResetMail } from '../../content/mails/account-mails.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { generateBase62 } from '../../security/random-code.ts';
import { findAccountByEmail } from '../accounts/accounts.repository.ts';
import { createPasswordResetRepository } from '../accounts/password-resets.repository.ts';
import { MIN_RESPONSE_MS } from './answer-time.ts';

export function createRequestPasswordEmail(deps: Deps): OperationHandler<'requestPasswordEmail'> {
  const { config, database, outbox } = deps;
  const resets = createPasswordResetRepository(deps);

  const sendReset = async (email: string) => {
    const account = await findAccountByEmail(database, email);
    if (!account || (await resets.isAskedTooOften(database, account.userUuid))) return;
    const code = generateBase62();
    await database.transaction().execute(async (transaction) => {
      await resets.put(transaction, account.userUuid, code);
      await outbox.enqueue(transaction, writePasswordResetMail(account.email, config.publicUrl, code));
    });
  };

  return async ({ body }) => {
    await Promise.all([sendReset(body.email), delay(MIN_RESPONSE_MS)]);
    return null;
  };
}
