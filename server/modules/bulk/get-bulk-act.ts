import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findBulkAct } from './bulk-acts.repository.ts';
import { describeBulkAct } from './bulk-act-view.ts';

export const createGetBulkAct =
  ({ database }: Deps): OperationHandler<'getBulkAct'> =>
  async ({ path, caller }) => {
    const found = await findBulkAct(database, path.actId);
    if (found?.organizationMemberUuid !== caller.member.organizationMemberUuid) throw new DomainError('NOT_FOUND');
    return describeBulkAct(database, found.actUuid, found.work, found.finishedAt !== null);
  };
