import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createReplyAsInquirer } from './reply-as-inquirer.ts';

export function createContinueInquiry(deps: Deps): OperationHandler<'continueInquiry'> {
  const replyAsInquirer = createReplyAsInquirer(deps);
  return ({ path, body, caller: { userUuid } }) =>
    replyAsInquirer(path.inquiryId, body, { userUuid, inquiryUuid: null }, (inquiry) => inquiry.userUuid === userUuid);
}
