import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { markNoticeRead } from './notice-reads.repository.ts';
import { requireShownNotice } from './shown-notices.ts';

export const createReadNotice =
  (deps: Pick<Deps, 'content' | 'database' | 'now'>): OperationHandler<'readNotice'> =>
  async ({ path, caller }) => {
    const { noticeId } = (await requireShownNotice(deps, path.noticeId)).notice;
    const { organizationMemberUuid } = caller.member;
    await markNoticeRead(deps.database, { organizationMemberUuid, noticeId, readAt: deps.now() });
    return null;
  };
