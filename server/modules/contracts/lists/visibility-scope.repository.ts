import { sql } from 'kysely';
import { parameter } from '../../../database/prepare.ts';
import type { Viewers } from './list.repository.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Members without groups have their own statements, which are planned once. With an empty list of audiences, PostgreSQL
 * plans for every request.
 */
export type VisibilityScope = 'own' | 'groups';
export const getVisibilityScope = ({ audiences }: Viewers): VisibilityScope =>
  audiences.length === 0 ? 'own' : 'groups';

/** Returns the first parameters of every statement: 1 is the viewer, 2 the seat, 3 the list of audiences, if any. */
export const listVisibilityParameters = ({ own, seat, audiences }: Viewers) =>
  audiences.length === 0 ? [own, seat] : [own, seat, `{${audiences.join(',')}}`];
export const countVisibilityParameters = (scope: VisibilityScope) => (scope === 'own' ? 2 : 3);

/**
 * Selects the tallies or figures of contracts that the viewers see. For audiences, that includes rows that subtract
 * contracts for which the seat has its own entry.
 */
export const isVisibleRow = (scope: VisibilityScope) =>
  scope === 'own'
    ? sql`viewer_uuid = ${parameter(1)}::uuid`
    : sql`viewer_uuid = any (${parameter(1)}::uuid || ${parameter(3)}::uuid[])
        and except_seat = any (array[${sql.lit(NOBODY)}, ${parameter(2)}]::uuid[])`;
