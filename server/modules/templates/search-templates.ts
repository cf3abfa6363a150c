import { sql } from 'kysely';
import type { components } from '#openapi';
import type { MemberSeat } from '../../contract/access.ts';
import type { Connection } from '../../database/connect.ts';
import { buildTemplateConditions } from './build-template-conditions.ts';
import { isVisibleTo, toReader } from './templates.repository.ts';

type TemplateState = components['schemas']['TemplateState'];

/** Finds the first matching templates that the member sees, without counting the rest. */
export const searchTemplates = (connection: Connection, seat: MemberSeat, search: string, take: number) =>
  connection
    .selectFrom('templates as t')
    .select(['t.templateUuid', 't.title', sql<TemplateState>`t.state`.as('state')])
    .where(isVisibleTo(seat))
    .where(buildTemplateConditions({ search }, toReader(seat)))
    .orderBy('t.changedAt', 'desc')
    .orderBy('t.templateUuid')
    .limit(take)
    .execute();
