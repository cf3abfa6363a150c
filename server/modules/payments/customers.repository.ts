import { randomUUID } from 'node:crypto';
import type { Connection } from '../../database/connect.ts';

export async function findOrCreateCustomerKey(connection: Connection, organizationUuid: string): Promise<string> {
  const { customerKey } = await connection
    .insertInto('paymentCustomers')
    .values({ organizationUuid, customerKey: randomUUID() })
    .onConflict((conflict) => conflict.column('organizationUuid').doUpdateSet({ organizationUuid }))
    .returning('customerKey')
    .executeTakeFirstOrThrow();
  return customerKey;
}
