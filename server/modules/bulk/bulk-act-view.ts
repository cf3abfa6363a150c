import type { components } from '#openapi';
import { ERROR_DEFINITIONS } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import { countBulkActProgress } from './bulk-acts.repository.ts';
import type { BulkAction, BulkItemOutcome } from './perform-on-contract.ts';

type BulkAct = components['schemas']['BulkAct'];

export function describeFinishedBulkAct(
  { action }: BulkAction,
  contractIds: readonly string[],
  outcomes: ReadonlyMap<string, BulkItemOutcome>,
): BulkAct {
  const results = contractIds.flatMap((contractId) => {
    const outcome = outcomes.get(contractId);
    return outcome ? [{ contractId, ...outcome, message: wordsOf(outcome.errorCode) }] : [];
  });
  const done = results.filter(({ outcome }) => outcome === 'DONE').length;
  const total = results.length;
  return { actId: null, action, status: 'DONE', total, done, skipped: total - done, results };
}

export async function describeBulkAct(
  connection: Connection,
  actUuid: string,
  { action }: BulkAction,
  isDone: boolean,
): Promise<BulkAct> {
  const { shown, ...counts } = await countBulkActProgress(connection, actUuid);
  const results = shown.map((item) => ({ ...item, message: wordsOf(item.errorCode) }));
  return { actId: actUuid, action, status: isDone ? 'DONE' : 'RUNNING', ...counts, results };
}

const wordsOf = (errorCode: keyof typeof ERROR_DEFINITIONS | null) => errorCode && ERROR_DEFINITIONS[errorCode].message;
