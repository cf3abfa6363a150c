import { sql } from 'kysely';
import { parameter } from '../../../database/prepare.ts';
import type { Viewers } from './list.repository.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * A member without groups gets statements of their own. They are planned once, while an empty list of audiences would
 * be planned anew for each request.
 */
export type Through = 'own' | 'groups';
export const findThrough = ({ audiences }: Viewers): Through => (audiences.length === 0 ? 'own' : 'groups');

/** The parameters that every statement begins with: 1 is the viewer, 2 the seat, and 3 the audiences if there are any. */
export const listParameters = ({ own, seat, audiences }: Viewers) =>
  audiences.length === 0 ? [own, seat] : [own, seat, `{${audiences.join(',')}}`];
export const countParameters = (through: Through) => (through === 'own' ? 2 : 3);

/**
 * Selects what a member's contracts are counted by: everything that the viewers see, and for audiences the rows that
 * take off again what the seat has an entry of its own for.
 */
export const isCounted = (through: Through) =>
  through === 'own'
    ? sql`viewer_uuid = ${parameter(1)}::uuid`
    : sql`viewer_uuid = any (${parameter(1)}::uuid || ${parameter(3)}::uuid[])
        and except_seat = any (array[${sql.lit(NOBODY)}, ${parameter(2)}]::uuid[])`;
