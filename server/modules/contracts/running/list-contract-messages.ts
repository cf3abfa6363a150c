import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { listEvents } from '../../audit/contract-events.repository.ts';
import { createNamesOverTime } from '../../audit/name-history.ts';
import { requireVisibleContract } from '../core/contract-permissions.ts';
import { listMessages } from './contract-messages.repository.ts';

export const createListContractMessages =
  ({ database }: Deps): OperationHandler<'listContractMessages'> =>
  async ({ path, caller }) => {
    const { contractId } = await requireVisibleContract(database, path.contractId, caller);
    const rows = await listMessages(database, contractId);
    const nameAt = createNamesOverTime(await listEvents(database, contractId));
    return rows.map((row) => ({
      messageId: row.messageUuid,
      receiverUuid: row.receiverUuid,
      name: row.receiverUuid && nameAt(row.createdAt, row.receiverUuid),
      channel: row.channel,
      sentAs: row.sentAs,
      template: row.template,
      to: row.recipient,
      status: row.status,
      reason: row.status === 'FAILED' ? row.lastError : null,
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
      openedAt: row.openedAt?.toISOString() ?? null,
    }));
  };
