import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createOpenThread } from './open-thread.ts';
import { createReplyAsInquirer } from './reply-as-inquirer.ts';

export function createContinueThread(deps: Deps): OperationHandler<'continueThread'> {
  const openThread = createOpenThread(deps);
  const replyAsInquirer = createReplyAsInquirer(deps);
  return async ({ path, body }) => {
    const inquiryUuid = await openThread(path.secret);
    return replyAsInquirer(inquiryUuid, body, { userUuid: null, inquiryUuid });
  };
}
