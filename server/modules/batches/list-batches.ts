import { sql } from 'kysely';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import type { BatchMode, BatchState, PauseReason } from './batch.types.ts';
import { describeCounts } from './batch-view.ts';
import { isVisibleTo } from './batches.repository.ts';

export const createListBatches =
  ({ database }: Pick<Deps, 'database'>): OperationHandler<'listBatches'> =>
  async ({ query, caller }) => {
    const { page = 1, size = 20, state, template } = query;
    const found = database
      .selectFrom('batches as b')
      .where(isVisibleTo(caller.member))
      .$if(state !== undefined, (narrowed) => narrowed.where('b.state', '=', state ?? ''))
      .$if(template !== undefined, (narrowed) => narrowed.where('b.templateUuid', '=', template ?? ''));
    const rows = await found
      .innerJoin('templates as t', 't.templateUuid', 'b.templateUuid')
      .innerJoin('organizationMembers as m', 'm.organizationMemberUuid', 'b.organizationMemberUuid')
      .innerJoin('users as u', 'u.userUuid', 'm.userUuid')
      .select(['b.batchUuid', 'b.templateUuid', 't.title', 'b.organizationMemberUuid', 'u.name', 'b.fileName'])
      .select(['b.total', 'b.wrong', 'b.sent', 'b.failed', 'b.leftOut'])
      .select(['b.scheduledAt', 'b.createdAt', 'b.startedAt', 'b.endedAt', 'b.movedAt'])
      .select([sql<BatchMode>`b.mode`.as('mode'), sql<BatchState>`b.state`.as('state')])
      .select(sql<PauseReason | null>`b.pause_reason`.as('pauseReason'))
      .orderBy('b.movedAt', 'desc')
      .orderBy('b.batchUuid')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const items = rows.map((row) => ({
      batchId: row.batchUuid,
      templateId: row.templateUuid,
      templateTitle: row.title,
      mode: row.mode,
      state: row.state,
      pauseReason: row.pauseReason,
      sender: { organizationMemberUuid: row.organizationMemberUuid, name: row.name },
      fileName: row.fileName,
      counts: describeCounts(row),
      scheduledAt: row.scheduledAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      startedAt: row.startedAt?.toISOString() ?? null,
      endedAt: row.endedAt?.toISOString() ?? null,
      movedAt: row.movedAt.toISOString(),
    }));
    return { items, page, size, total };
  };
