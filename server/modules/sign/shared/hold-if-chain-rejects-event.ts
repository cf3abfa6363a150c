import { DomainError } from '../../../contract/domain-error.ts';
import type { Deps } from '../../../deps.ts';
import { isChainRefusal } from '../../audit/try-append-events.ts';
import { lockContract } from '../../contracts/core/contracts.repository.ts';
import { checkChain } from '../../sealing/compare.ts';
import { holdContract } from '../../sealing/hold.ts';

/**
 * Rolls back the receiver's action and holds the contract if the chain accepts no more events, because the action
 * couldn't be recorded.
 */
export async function holdIfChainRejectsEvent<Answer>(
  { database, wakeWorkers }: Pick<Deps, 'database' | 'wakeWorkers'>,
  contractId: string,
  act: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    if (!isChainRefusal(error)) throw error;
    const isHeld = await database.transaction().execute(async (transaction) => {
      const { contract, at } = await lockContract(transaction, contractId);
      const differences = await checkChain(transaction, contractId);
      if (differences.length === 0) return false;
      if (contract.status === 'IN_PROGRESS' && contract.sealState === 'NONE')
        await holdContract(transaction, contract, differences, at);
      return true;
    });
    if (!isHeld) throw error;
    wakeWorkers();
    throw new DomainError('DOCUMENT_HELD');
  }
}
