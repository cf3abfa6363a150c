import type { NoticePage } from '../../content/pages/parse-pages.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { describeBlocks } from './describe-blocks.ts';
import { requireShownNotice } from './shown-notices.ts';

export const createGetNotice =
  (deps: Pick<Deps, 'config' | 'content' | 'now'>): OperationHandler<'getNotice'> =>
  async ({ path }) => {
    const { notice, older, newer, pictures } = await requireShownNotice(deps, path.noticeId);
    const { noticeId, kind, title, date } = notice;
    const blocks = describeBlocks(notice.blocks, pictures, deps.config.publicUrl);
    return { noticeId, kind, title, date, blocks, previous: describeLink(older), next: describeLink(newer) };
  };

const describeLink = (notice: NoticePage | undefined) =>
  notice ? { noticeId: notice.noticeId, title: notice.title } : null;
