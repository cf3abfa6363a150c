import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { readPaymentSettings } from './payment-settings.repository.ts';

type Mail = Parameters<Deps['outbox']['enqueue']>[1];

/** Mails whoever looks after the money of an organisation: its owner, members who manage payments, and one address more. */
export async function tellPayers(
  { outbox }: Pick<Deps, 'outbox'>,
  transaction: Transaction<DB>,
  organizationUuid: string,
  write: (to: string) => Mail,
) {
  const { receiptEmail } = await readPaymentSettings(transaction, organizationUuid);
  const members = await listPayers(transaction, organizationUuid);
  for (const to of new Set([...members, ...(receiptEmail === null ? [] : [receiptEmail])]))
    await outbox.enqueue(transaction, write(to));
}

async function listPayers(transaction: Transaction<DB>, organizationUuid: string): Promise<string[]> {
  const seats = await transaction
    .selectFrom('organizationMembers as seat')
    .innerJoin('users as u', 'u.userUuid', 'seat.userUuid')
    .select('u.email')
    .where('seat.organizationUuid', '=', organizationUuid)
    .where('seat.memberStatusType', '=', 'ACCEPTED')
    .where(sql<boolean>`(seat.is_owner or 'PAYMENT_MANAGE' = any (seat.permissions))`)
    .orderBy('seat.organizationMemberUuid')
    .execute();
  return seats.flatMap(({ email }) => email ?? []);
}
