import { sql } from 'kysely';
import { parameter } from '../../../database/prepare.ts';
import type { Viewers } from './list.repository.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Members without groups get separate statements. These are planned only once, whereas an empty list of audiences would
 * be planned for every request.
 */
export type VisibilityScope = 'own' | 'groups';
export const getVisibilityScope = ({ audiences }: Viewers): VisibilityScope =>
  audiences.length === 0 ? 'own' : 'groups';

/**
 * Returns the first parameters of every statement: 1 is the viewer, 2 is the seat, and 3 is the list of audiences, if
 * there are any.
 */
export const listVisibilityParameters = ({ own, seat, audiences }: Viewers) =>
  audiences.length === 0 ? [own, seat] : [own, seat, `{${audiences.join(',')}}`];
export const countVisibilityParameters = (scope: VisibilityScope) => (scope === 'own' ? 2 : 3);

/**
 * Selects the tallies or figures of the contracts that the viewers can see. For audiences, these include rows that
 * subtract contracts for which the seat has its own entry.
 */
export const isVisibleRow = (scope: VisibilityScope) =>
  scope === 'own'
    ? sql`viewer_uuid = ${parameter(1)}::uuid`
    : sql`viewer_uuid = any (${parameter(1)}::uuid || ${parameter(3)}::uuid[])
        and except_seat = any (array[${sql.lit(NOBODY)}, ${parameter(2)}]::uuid[])`;
