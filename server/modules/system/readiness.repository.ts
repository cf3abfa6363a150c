import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';

export const canReadDatabase = (connection: Connection) => succeeds(sql`select 1`.execute(connection));

export const canReadQueue = (connection: Connection) =>
  succeeds(connection.selectFrom('jobs').select('jobUuid').limit(1).execute());

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );
