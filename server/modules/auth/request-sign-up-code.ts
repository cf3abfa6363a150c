import { writeAlreadyRegisteredMail, writeSignUpCodeMail } from '../../content/mails/account-mails.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { generateSixDigitCode } from '../../security/random-code.ts';
import { findAccountByEmail } from '../accounts/accounts.repository.ts';
import { createSignUpCodeRepository, RESEND_MS } from './sign-up-codes.repository.ts';

export function createRequestSignUpCode(deps: Deps): OperationHandler<'requestSignUpCode'> {
  const { config, database, outbox } = deps;
  const codes = createSignUpCodeRepository(deps);

  return ({ body: { email } }) =>
    database.transaction().execute(async (transaction) => {
      const code = generateSixDigitCode();
      const { expiresAt, sentAt, fresh } = await codes.put(transaction, email, code);
      const account = await findAccountByEmail(transaction, email);
      if (fresh) {
        // An address with an account gets a code that is never sent, so that guessing looks the same with or without an
        // account.
        const mail = account ? writeAlreadyRegisteredMail(email, config.publicUrl) : writeSignUpCodeMail(email, code);
        await outbox.enqueue(transaction, mail);
      }
      return {
        expiresAt: expiresAt.toISOString(),
        resendAfter: new Date(sentAt.getTime() + RESEND_MS).toISOString(),
      };
    });
}
