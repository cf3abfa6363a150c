import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';

export async function allocateDocumentNumbers(
  connection: Connection,
  { organizationUuid, month, count }: { organizationUuid: string; month: string; count: number },
) {
  const { last } = await connection
    .insertInto('documentNumbers')
    .values({ organizationUuid, month, last: count })
    .onConflict((conflict) =>
      conflict
        .columns(['organizationUuid', 'month'])
        .doUpdateSet({ last: sql<number>`document_numbers.last + ${count}` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
