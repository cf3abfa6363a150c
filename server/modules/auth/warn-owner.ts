import { writeLoginTroubleMail } from '../../content/mails/account-mails.ts';
import type { Deps } from '../../deps.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { createSecurityAlertCause } from '../alerts/causes/security-cause.ts';
import { wasEmailedSince } from '../messages/sent-mails.repository.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Warns an account's owner that somebody is guessing the password, at most once a day. Concurrent requests wait for the
 * account's lock.
 */
export const createAccountOwnerWarning =
  ({ config, database, now, outbox }: Deps) =>
  ({ userUuid, email }: { userUuid: string; email: string }) =>
    database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, userUuid);
      const mail = writeLoginTroubleMail(email, config.publicUrl);
      const since = new Date(now().getTime() - DAY_MS);
      if (await wasEmailedSince(transaction, mail, since)) return;
      const causes = [createSecurityAlertCause(userUuid, '누군가 비밀번호를 여러 번 틀렸어요')];
      await outbox.enqueue(transaction, mail, undefined, { causes });
    });
