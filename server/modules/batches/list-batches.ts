import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { describeCounts } from './batch-view.ts';
import { findBatchPage } from './batches.repository.ts';

export const createListBatches =
  ({ database }: Pick<Deps, 'database'>): OperationHandler<'listBatches'> =>
  async ({ query, caller }) => {
    const { page = 1, size = 20, state, template } = query;
    const { rows, total } = await findBatchPage(database, caller.member, { state, template }, { page, size });
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
