import { DomainError } from '../../../contract/domain-error.ts';
import type { Deps } from '../../../deps.ts';
import { defineJob, defineRecurringJob, PermanentFailure, type JobDefinition } from '../../../jobs/definition.ts';
import { enqueueJob } from '../../../jobs/queue.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { readDatabaseTime, findAndLockContract, lockContract, type ContractRow } from '../core/contracts.repository.ts';
import { sendAlertToSender, listSenderCauses } from '../core/send-alert-to-sender.ts';
import { sendEmailToSender } from '../core/send-email-to-sender.ts';
import { endTurns } from '../core/receiver-transitions.ts';
import { expireContract, setNextReminder, unscheduleDraft } from '../core/transitions.ts';
import { createNotifier } from '../core/notify.ts';
import { listReceivers, type ReceiverRow } from '../core/receivers.repository.ts';
import { listDueContracts } from '../sending/schedule.repository.ts';
import { findSenderName } from '../core/sender.repository.ts';
import { dispatchContract } from '../sending/dispatch-contract.ts';
import { prepareContract } from '../sending/prepare-contract.ts';

const EVERY_MS = 15_000;
const SEND_SCHEDULED = 'send-scheduled-contract';
const SYSTEM = { kind: 'SYSTEM' } as const;

const hasSigned = ({ state }: ReceiverRow) => state === 'SIGNED' || state === 'APPROVED';

type Parts = Pick<Deps, 'config' | 'credits' | 'database' | 'files' | 'outbox' | 'patterns' | 'secrets'>;

/** Sends, expires and reminds on time. Each step runs in its own transaction, which checks that it is still due. */
export function createContractJobs(deps: Parts): JobDefinition[] {
  const { credits, database, outbox } = deps;

  async function expire(contractId: string) {
    await database.transaction().execute(async (transaction) => {
      const { contract, at } = await lockContract(transaction, contractId);
      const { expiresAt } = contract;
      if (!isRunning(contract) || expiresAt === null || expiresAt > at) return;
      await expireContract(transaction, contract);
      await endTurns(transaction, contractId);
      const data = { expiresAt: expiresAt.toISOString() };
      await appendEvents(transaction, contractId, [{ kind: 'EXPIRED', at, actor: SYSTEM, data }]);
      await credits.returnHeld(transaction, contractId);
      // A link can have thousands of visitors who never sign, so senders get no email about them.
      const isTold = contract.directUrlUuid === null || (await listReceivers(transaction, contractId)).some(hasSigned);
      if (isTold) await sendEmailToSender(deps, transaction, contract, 'CONTRACT_EXPIRED');
    });
  }

  async function remind(contractId: string) {
    await database.transaction().execute(async (transaction) => {
      const { contract, at } = await lockContract(transaction, contractId);
      const { expiresAt, nextReminderAt } = contract;
      if (!isRunning(contract) || expiresAt === null || expiresAt <= at) return;
      if (nextReminderAt === null || nextReminderAt > at) return;
      await setNextReminder(transaction, contract, { expiresAt, at });
      const reminded = (await listReceivers(transaction, contractId)).filter(({ hasTurn }) => hasTurn);
      if (reminded.length === 0) return;
      const notifier = createNotifier(transaction, outbox, contract);
      for (const receiver of reminded) await notifier.tell('SIGN_REMINDER', receiver);
      const data = { receiverUuids: reminded.map(({ receiverUuid }) => receiverUuid) };
      const causes = listSenderCauses(contract, { kind: 'EXPIRING' });
      await appendEvents(transaction, contractId, [{ kind: 'REMINDED', at, actor: SYSTEM, data }], causes);
    });
  }

  return [
    defineRecurringJob('watch-contracts', EVERY_MS, async (_, signal) => {
      const { scheduled, expired, reminding } = await listDueContracts(database);
      for (const { contractId, scheduledAt } of scheduled) {
        // The key contains the time, so rescheduling creates a new job.
        const key = `${contractId} ${scheduledAt?.getTime() ?? 0}`;
        await enqueueJob(database, { kind: SEND_SCHEDULED, key });
      }
      for (const contractId of expired) if (!signal.aborted) await expire(contractId);
      for (const contractId of reminding) if (!signal.aborted) await remind(contractId);
    }),
    defineJob(
      SEND_SCHEDULED,
      async ({ key }) => {
        const contract = await findScheduled(deps, key);
        if (!contract) return;
        const ready = await requireReady(deps, contract);
        const name = await findSenderName(database, contract.organizationMemberUuid);
        const actor = { kind: 'MEMBER' as const, id: contract.organizationMemberUuid, name };
        return async (transaction) => {
          await dispatchContract(deps, transaction, ready, { actor, client: null }).catch(failForGood);
        };
      },
      {
        async onFailure(transaction, { key }, { error, final }) {
          const [contractId = '', moment = ''] = key.split(' ');
          if (!final) return;
          const locked = await findAndLockContract(transaction, contractId);
          if (!locked || !isScheduledFor(locked.contract, moment)) return;
          const draft = await unscheduleDraft(transaction, locked.contract);
          await sendEmailToSender(deps, transaction, draft, 'SCHEDULED_FAILED', { words: describeFailure(error) });
          await sendAlertToSender(transaction, draft, { kind: 'NOT_DELIVERED', isMailed: true });
        },
      },
    ),
  ];
}

/** Finds a contract that is still scheduled for exactly this time. */
async function findScheduled({ database }: Parts, key: string) {
  const [contractId = '', moment = ''] = key.split(' ');
  const locked = await database.transaction().execute((transaction) => findAndLockContract(transaction, contractId));
  return locked && isScheduledFor(locked.contract, moment) ? locked.contract : null;
}

const isScheduledFor = ({ status, scheduledAt }: ContractRow, moment: string) =>
  status === 'SCHEDULED' && scheduledAt?.getTime() === Number(moment);

const isRunning = ({ status, sealState }: ContractRow) => status === 'IN_PROGRESS' && sealState === 'NONE';

/** Fails for good if the balance is too small, because retrying a minute later doesn't help. */
function failForGood(error: unknown): never {
  const isShort = error instanceof DomainError && error.code === 'CREDIT_SHORT';
  throw isShort ? new PermanentFailure(error.message, { cause: error }) : error;
}

/** Says what the sender has to change, as the check before sending would. Says nothing of our own errors. */
function describeFailure(error: Error): string {
  const cause = error instanceof PermanentFailure ? error.cause : error;
  if (!(cause instanceof DomainError)) return '';
  const [first, ...others] = cause.facts.problems ?? [];
  if (!first) return cause.message;
  return others.length === 0 ? first.message : `${first.message} (밖에 ${others.length}곳 더)`;
}

/** Prepares the contract. Fails for good if it has problems, because they would still be there a minute later. */
async function requireReady(deps: Parts, contract: ContractRow) {
  try {
    return await prepareContract(deps, contract, {
      sentBy: contract.organizationMemberUuid,
      sendsAt: await readDatabaseTime(deps.database),
    });
  } catch (error) {
    throw error instanceof DomainError ? new PermanentFailure(error.message, { cause: error }) : error;
  }
}
