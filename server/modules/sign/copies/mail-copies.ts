import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { createNotifier } from '../../contracts/core/notify.ts';
import { COPY_TEMPLATES } from '../../messages/record-delivery.ts';
import { listAttachableCopies } from '../../sealing/copies.ts';
import { lockForReceiver } from '../shared/lock-for-receiver.ts';
import { countMailedCopies } from './copies.repository.ts';

const DAY_MS = 24 * 3_600_000;
const MAX_COPIES_A_DAY = 3;

export const createMailCopies =
  ({ database, files, outbox, wakeWorkers }: Deps): OperationHandler<'mailCopies'> =>
  async ({ body, caller }) => {
    await database.transaction().execute(async (transaction) => {
      const { contract, receiver } = await lockForReceiver(transaction, caller);
      if (contract.status !== 'COMPLETED') throw new DomainError('NOT_COMPLETED');
      const { sent, oldest } = await countMailedCopies(transaction, receiver.receiverUuid);
      if (sent >= MAX_COPIES_A_DAY)
        throw new DomainError('RATE_LIMITED', { retryAfter: countSecondsUntilDayAfter(oldest, Date.now()) });
      const notifier = createNotifier(transaction, outbox, contract);
      const attachments = await listAttachableCopies(files, contract);
      await notifier.tell(
        COPY_TEMPLATES.asked,
        { ...receiver, email: body.email },
        { channels: ['MAIL'], attachments },
      );
    });
    wakeWorkers();
    return null;
  };

const countSecondsUntilDayAfter = (since: Date | null, now: number) =>
  Math.max(1, Math.ceil(((since?.getTime() ?? now) + DAY_MS - now) / 1000));
