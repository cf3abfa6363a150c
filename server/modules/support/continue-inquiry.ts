import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createInquirerReplyWriter } from './reply-as-inquirer.ts';

export function createContinueInquiry(deps: Deps): OperationHandler<'continueInquiry'> {
  const replyAsInquirer = createInquirerReplyWriter(deps);
  return ({ path, body, caller: { userUuid } }) =>
    replyAsInquirer(path.inquiryId, body, { userUuid, inquiryUuid: null }, (inquiry) => inquiry.userUuid === userUuid);
}
