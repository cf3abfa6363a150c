import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { transitionBatch } from './batches.repository.ts';
import { createControlBatch } from './control-batch.ts';

export function createPauseBatch(deps: Deps): OperationHandler<'pauseBatch'> {
  const controlBatch = createControlBatch(deps);
  return ({ path, caller }) =>
    controlBatch(path.batchId, caller, (transaction, batch) =>
      transitionBatch(transaction, 'pause', batch, { pauseReason: 'MEMBER' }),
    );
}
