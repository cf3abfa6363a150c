import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { markLinkOpened } from '../../messages/receiver-links.ts';
import { createAdmissions, isVerified } from '../shared/admission.ts';
import { performAsReceiver } from '../shared/perform-as-receiver.ts';
import { findSession } from '../shared/sessions.repository.ts';
import { recordOpened, recordVerified } from './record-arrival.ts';

export function createOpenDocument(deps: Deps): OperationHandler<'openDocument'> {
  const { now } = deps;
  const admissions = createAdmissions(deps);

  return async (call) => {
    const { sessionUuid } = call.caller;
    return performAsReceiver(deps, call, async (context) => {
      const { transaction, receiver, at } = context;
      const session = await findSession(transaction, sessionUuid);
      await markLinkOpened(transaction, sessionUuid, at);
      const opened = await recordOpened(deps, context, session, receiver);
      if (!isVerified(opened, session)) return admissions.admit(transaction, opened, session, 'verify');
      const verified = await recordVerified(deps, context, session, opened, now());
      return admissions.admit(transaction, verified, session, 'sign');
    });
  };
}
