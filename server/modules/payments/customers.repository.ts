import { randomUUID } from 'node:crypto';
import type { Connection } from '../../database/connect.ts';

/** What the organisation is called at the provider, from the first time that it buys something. */
export async function takeCustomerKey(connection: Connection, organizationUuid: string): Promise<string> {
  const { customerKey } = await connection
    .insertInto('paymentCustomers')
    .values({ organizationUuid, customerKey: randomUUID() })
    .onConflict((conflict) => conflict.column('organizationUuid').doUpdateSet({ organizationUuid }))
    .returning('customerKey')
    .executeTakeFirstOrThrow();
  return customerKey;
}
