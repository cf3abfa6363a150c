import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { describeInquiry } from './inquiry-view.ts';
import { requireOwnInquiry } from './require-own-inquiry.ts';

export const createGetInquiry =
  ({ database, now }: Deps): OperationHandler<'getInquiry'> =>
  async ({ path, caller }) =>
    describeInquiry(database, await requireOwnInquiry(database, path.inquiryId, caller.userUuid), now());
