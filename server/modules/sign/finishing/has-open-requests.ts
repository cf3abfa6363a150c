import type { Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Secrets } from '../../../security/secrets.ts';
import { createValueRequests, findOpenRequest } from '../../contracts/values/value-requests.repository.ts';

export async function hasOpenRequests(secrets: Secrets, transaction: Transaction<DB>, receiverUuid: string) {
  if ((await createValueRequests(secrets).findUnconfirmed(transaction, receiverUuid)) !== null) return true;
  return (await findOpenRequest(transaction, receiverUuid)) !== undefined;
}
