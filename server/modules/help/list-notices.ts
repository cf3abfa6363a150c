import { toSeoulInstant } from '../../../rules/dates.ts';
import { findText } from '../../../rules/find-text.ts';
import type { NoticePage } from '../../content/pages/parse-pages.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { loadReadNotices } from './notice-reads.repository.ts';
import { listShownNotices } from './shown-notices.ts';

export const createListNotices =
  (deps: Pick<Deps, 'content' | 'database' | 'now'>): OperationHandler<'listNotices'> =>
  async ({ query: { search = '', kind, page = 1, size = 20 }, caller }) => {
    const { userUuid, member } = caller;
    const { organizationMemberUuid } = member;
    const [{ notices }, { since, readIds }] = await Promise.all([
      listShownNotices(deps),
      loadReadNotices(deps.database, { userUuid, organizationMemberUuid }),
    ]);
    const isUnread = ({ noticeId, date }: NoticePage) => toSeoulInstant(date, {}) > since && !readIds.has(noticeId);
    const found = findText(notices, search, ({ title }) => title).filter(
      (notice) => kind === undefined || notice.kind === kind,
    );
    const sorted = [...found.filter(({ isPinned }) => isPinned), ...found.filter(({ isPinned }) => !isPinned)];
    return {
      items: sorted.slice((page - 1) * size, page * size).map((notice) => {
        const { noticeId, title, date, isPinned } = notice;
        return { noticeId, kind: notice.kind, title, date, isPinned, isUnread: isUnread(notice) };
      }),
      page,
      size,
      total: found.length,
      unreadCount: notices.filter(isUnread).length,
    };
  };
