import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createThreadOpener } from './open-thread.ts';
import { createInquirerReplyWriter } from './reply-as-inquirer.ts';

export function createContinueThread(deps: Deps): OperationHandler<'continueThread'> {
  const openThread = createThreadOpener(deps);
  const replyAsInquirer = createInquirerReplyWriter(deps);
  return async ({ path, body }) => {
    const inquiryUuid = await openThread(path.secret);
    return replyAsInquirer(inquiryUuid, body, { userUuid: null, inquiryUuid });
  };
}
