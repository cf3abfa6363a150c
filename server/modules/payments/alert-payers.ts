import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import { causeAlert, type AlertCause } from '../alerts/causes/cause-alerts.ts';

/** Alerts the members who look after the money of an organisation. They are mailed apart from it, with the receipt address. */
export const alertPayers = (
  transaction: Transaction<DB>,
  organizationUuid: string,
  alerting: Pick<AlertCause, 'kind' | 'words'>,
) => causeAlert(transaction, { ...alerting, to: { organizationUuid, permission: 'PAYMENT_MANAGE' }, isMailed: true });
