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
        // If the address has an account, a code is stored but never sent, so that guessing a code looks the same
        // whether or not there is an account.
        const mail = account ? writeAlreadyRegisteredMail(email, config.publicUrl) : writeSignUpCodeMail(email, code);
        await outbox.enqueue(transaction, mail);
      }
      return {
        expiresAt: expiresAt.toISOString(),
        resendAfter: new Date(sentAt.getTime() + RESEND_MS).toISOString(),
      };
    });
}
