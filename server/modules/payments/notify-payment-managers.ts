import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import type { AlertCause } from '../alerts/causes/cause-alerts.ts';
import { listPaymentManagers } from './payment-managers.repository.ts';
import { readPaymentSettings } from './payment-settings.repository.ts';

type Mail = Parameters<Deps['outbox']['enqueue']>[1];

/**
 * Emails those who manage an organisation's payments: the owner, members with the permission, and optionally one more
 * address. Members also get an alert if there is something to look at in the console.
 */
export async function notifyPaymentManagers(
  { outbox }: Pick<Deps, 'outbox'>,
  transaction: Transaction<DB>,
  organizationUuid: string,
  write: (to: string) => Mail,
  alerting?: Pick<AlertCause, 'kind' | 'words'>,
) {
  const to = { organizationUuid, permission: 'PAYMENT_MANAGE' } as const;
  const causes = alerting ? [{ ...alerting, to, isMailed: true }] : [];
  const { receiptEmail } = await readPaymentSettings(transaction, organizationUuid);
  const members = await listPaymentManagers(transaction, organizationUuid);
  for (const email of new Set([...members, ...(receiptEmail === null ? [] : [receiptEmail])]))
    await outbox.enqueue(transaction, write(email), undefined, { causes: causes.splice(0) });
}
