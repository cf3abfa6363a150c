import type { Insertable, QueryCreator } from 'kysely';
import type { AlertCauses, DB } from '../../../database/schema.gen.d.ts';

export type CauseQueryCreator = Pick<QueryCreator<DB>, 'insertInto' | 'updateTable'>;

/** Builds the statement that inserts alert causes, either on its own or as part of another statement. */
export const insertAlertCauses = (
  creator: Pick<CauseQueryCreator, 'insertInto'>,
  rows: readonly Insertable<AlertCauses>[],
) => creator.insertInto('alertCauses').values(rows);
