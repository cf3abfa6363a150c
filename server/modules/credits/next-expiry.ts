import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';

export async function findNextExpiry(connection: Connection, organizationUuid: string, at: Date) {
  const next = await connection
    .selectFrom('creditLots')
    .select(['expiresAt', sql<number>`sum(available)::integer`.as('credits')])
    .where('organizationUuid', '=', organizationUuid)
    .where('kind', '<>', 'PLAN')
    .where('startsAt', '<=', at)
    .where('expiresAt', '>', at)
    .where('available', '>', 0)
    .groupBy('expiresAt')
    .orderBy('expiresAt')
    .limit(1)
    .executeTakeFirst();
  return next ? { credits: next.credits, at: next.expiresAt.toISOString() } : null;
}
