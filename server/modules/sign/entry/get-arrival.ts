import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { readDatabaseTime, requireContract } from '../../contracts/core/contracts.repository.ts';
import { requireReceiver } from '../../contracts/core/receivers.repository.ts';
import { createAdmissions } from '../shared/admission.ts';
import { requireNoDeadEnd } from '../shared/reach.ts';
import { findSession } from '../shared/sessions.repository.ts';
import { createLetters } from './letter.ts';

export function createGetArrival(deps: Deps): OperationHandler<'getArrival'> {
  const { database } = deps;
  const admissions = createAdmissions(deps);
  const letters = createLetters(deps);

  return async ({ caller }) => {
    const contract = await requireContract(database, caller.contractId);
    const receiver = await requireReceiver(database, caller.contractId, caller.receiverUuid);
    await requireNoDeadEnd(database, contract, receiver, await readDatabaseTime(database));
    const session = await findSession(database, caller.sessionUuid);
    return {
      scope: caller.scope,
      steps: await admissions.stepsOf(database, receiver, session),
      letter: await letters.write(database, contract, receiver),
    };
  };
}
