import { randomUUID } from 'node:crypto';
import type { Connection } from '../../database/connect.ts';

/** Returns the organisation's key at the provider, creating it on first use. */
export async function findOrCreateCustomerKey(connection: Connection, organizationUuid: string): Promise<string> {
  const { customerKey } = await connection
    .insertInto('paymentCustomers')
    .values({ organizationUuid, customerKey: randomUUID() })
    .onConflict((conflict) => conflict.column('organizationUuid').doUpdateSet({ organizationUuid }))
    .returning('customerKey')
    .executeTakeFirstOrThrow();
  return customerKey;
}
