import type { Connection } from '../../database/connect.ts';
import { findAccount } from '../accounts/accounts.repository.ts';

export async function findExtraDetails(connection: Connection, userUuid: string) {
  const { department, position, contactPhone, marketingConsent } = await findAccount(connection, userUuid);
  return { department, position, phone: contactPhone, marketingConsent };
}
