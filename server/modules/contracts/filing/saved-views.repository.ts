import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';

const COLUMNS = ['savedViewUuid as savedViewId', 'name', 'query'] as const;

export const selectSavedViews = (connection: Connection, organizationMemberUuid: string) =>
  connection
    .selectFrom('savedViews')
    .select(COLUMNS)
    .where('organizationMemberUuid', '=', organizationMemberUuid)
    .orderBy('name')
    .execute();

export async function countSavedViews(transaction: Transaction<DB>, organizationMemberUuid: string) {
  const { views } = await transaction
    .selectFrom('savedViews')
    .select((eb) => eb.fn.countAll<number>().as('views'))
    .where('organizationMemberUuid', '=', organizationMemberUuid)
    .executeTakeFirstOrThrow();
  return views;
}

export const insertSavedView = (
  transaction: Transaction<DB>,
  organizationMemberUuid: string,
  view: { name: string; query: string },
) =>
  transaction
    .insertInto('savedViews')
    .values({ savedViewUuid: uuidv7(), organizationMemberUuid, ...view })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export const updateSavedView = (
  connection: Connection,
  organizationMemberUuid: string,
  savedViewUuid: string,
  change: { name?: string; query?: string },
) =>
  connection
    .updateTable('savedViews')
    .set(change)
    .where('savedViewUuid', '=', savedViewUuid)
    .where('organizationMemberUuid', '=', organizationMemberUuid)
    .returning(COLUMNS)
    .executeTakeFirst();

export async function removeSavedView(connection: Connection, organizationMemberUuid: string, savedViewUuid: string) {
  const removed = await connection
    .deleteFrom('savedViews')
    .where('savedViewUuid', '=', savedViewUuid)
    .where('organizationMemberUuid', '=', organizationMemberUuid)
    .returning('savedViewUuid')
    .executeTakeFirst();
  return removed !== undefined;
}
