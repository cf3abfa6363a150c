import { writePasswordChangedMail } from '../../content/mails/account-mails.ts';
import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { setPassword } from '../accounts/accounts.repository.ts';
import { createPasswordResetRepository } from '../accounts/password-resets.repository.ts';
import { createSecurityAlertCause } from '../alerts/causes/security-cause.ts';

type Account = { userUuid: string; email: string };

export function createReplacePassword(deps: Deps) {
  const { config, outbox } = deps;
  const resets = createPasswordResetRepository(deps);

  return async (transaction: Connection, { userUuid, email }: Account, passwordHash: string) => {
    await setPassword(transaction, userUuid, passwordHash);
    // Earlier reset links must not undo the change.
    await resets.consumeAll(transaction, userUuid);
    const causes = [createSecurityAlertCause(userUuid, '비밀번호를 바꿨어요')];
    await outbox.enqueue(transaction, writePasswordChangedMail(email, config.publicUrl), undefined, { causes });
  };
}
