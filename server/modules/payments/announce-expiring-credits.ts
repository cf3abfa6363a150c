import { writeExpiringCreditsMail } from '../../content/mails/payment-mails.ts';
import type { Deps } from '../../deps.ts';
import { claimExpiringLots } from '../credits/claim-expiring-lots.ts';
import { notifyPaymentManagers } from './notify-payment-managers.ts';

type Parts = Pick<Deps, 'config' | 'database' | 'now' | 'outbox'>;

/** Announces credits that expire within a month, and again within a week. Returns how many announcements were due. */
export const announceExpiringCredits = (deps: Parts): Promise<number> =>
  deps.database.transaction().execute(async (transaction) => {
    const ending = await claimExpiringLots(transaction, deps.now());
    for (const { organizationUuid, expiresAt, credits } of ending)
      await notifyPaymentManagers(deps, transaction, organizationUuid, (to) =>
        writeExpiringCreditsMail({ to, publicUrl: deps.config.publicUrl, credits, endsAt: expiresAt }),
      );
    return ending.length;
  });
