import type { Transaction } from 'kysely';
import { getPlanDisplayName } from '../../content/plans.ts';
import { writePlanEndedMail } from '../../content/mails/payment-mails.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { setOrganizationPlan } from '../organizations/organizations.repository.ts';
import { notifyPaymentManagers } from '../payments/notify-payment-managers.ts';
import { markSubscriptionEnded, type Subscription } from './subscriptions.repository.ts';

type Ending = { cause: 'UNSUBSCRIBED' | 'UNPAID'; reason?: string; at: Date };

export async function endSubscription(
  deps: Pick<Deps, 'config' | 'outbox'>,
  transaction: Transaction<DB>,
  { organizationUuid, servicePlanName }: Subscription,
  { cause, ...ending }: Ending,
) {
  await markSubscriptionEnded(transaction, organizationUuid, ending);
  await setOrganizationPlan(transaction, organizationUuid, 'FREE');
  const planName = getPlanDisplayName(servicePlanName);
  await notifyPaymentManagers(deps, transaction, organizationUuid, (to) =>
    writePlanEndedMail({ to, publicUrl: deps.config.publicUrl, planName, isUnpaid: cause === 'UNPAID' }),
  );
}
