import type { Insertable, QueryCreator } from 'kysely';
import type { AlertCauses, DB } from '../../../database/schema.gen.d.ts';

export type CauseQueryCreator = Pick<QueryCreator<DB>, 'insertInto' | 'updateTable'>;

/** Builds the insert of alert causes, for use alone or within another statement. */
export const insertAlertCauses = (
  creator: Pick<CauseQueryCreator, 'insertInto'>,
  rows: readonly Insertable<AlertCauses>[],
) => creator.insertInto('alertCauses').values(rows);
