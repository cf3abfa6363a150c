import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { readDatabaseTime, requireContract } from '../../contracts/core/contracts.repository.ts';
import { requireReceiver } from '../../contracts/core/receivers.repository.ts';
import { createAdmissions } from '../shared/admission.ts';
import { findDeadEnd } from '../shared/reach.ts';
import { findLink, openSession } from '../shared/sessions.repository.ts';
import { createLetters } from './letter.ts';

export function createOpenLink(deps: Deps): OperationHandler<'openLink'> {
  const { database, now } = deps;
  const admissions = createAdmissions(deps);
  const letters = createLetters(deps);

  return async ({ body }) => {
    const link = await findLink(database, body.linkToken);
    if (!link) throw new DomainError('LINK_WRONG');
    const contract = await requireContract(database, link.contractId);
    const receiver = await requireReceiver(database, link.contractId, link.receiverUuid);
    const isOld = link.linkVersion !== receiver.linkVersion && contract.status !== 'CANCELLED';
    if (isOld) throw new DomainError('LINK_OVER');
    const end = await findDeadEnd(database, contract, receiver, await readDatabaseTime(database));
    const session = await openSession(database, link, body.device, now());
    const admission = await admissions.admit(database, receiver, session, 'verify');
    if (end) throw new DomainError(end.code, { deadEnd: { ...end.deadEnd, accessJwt: admission.accessJwt } });
    return {
      ...admission,
      letter: await letters.write(database, contract, receiver),
    };
  };
}
