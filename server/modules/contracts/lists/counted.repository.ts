import { sql, type RawBuilder } from 'kysely';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Selects what a member's contracts are counted by: everything its viewers see, and for audiences the rows that take off
 * again what the seat has an entry of its own for.
 */
export const isCounted = (own: RawBuilder<unknown>, seat: RawBuilder<unknown>, audiences: RawBuilder<unknown>) => sql`
  viewer_uuid = any (${own}::uuid || ${audiences}::uuid[]) and except_seat = any (array[${sql.lit(NOBODY)}, ${seat}]::uuid[])`;
