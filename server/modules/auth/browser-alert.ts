import type { Transaction } from 'kysely';
import { writeUnknownBrowserMail } from '../../content/mails/account-mails.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { hasKnownBrowsers } from '../accounts/known-browsers.repository.ts';
import { createSecurityAlertCause } from '../alerts/causes/security-cause.ts';

/** Alerts an account's owner to a sign-in from a new browser, except the very first. */
export const createNewBrowserAlert =
  ({ config, outbox }: Pick<Deps, 'config' | 'outbox'>) =>
  async (transaction: Transaction<DB>, { userUuid, email }: { userUuid: string; email: string }) => {
    if (!(await hasKnownBrowsers(transaction, userUuid))) return;
    const causes = [createSecurityAlertCause(userUuid, '처음 보는 브라우저에서 로그인했어요')];
    await outbox.enqueue(transaction, writeUnknownBrowserMail(email, config.publicUrl), undefined, { causes });
  };
