import { toSeoulInstant } from '../../../rules/dates.ts';
import type { NoticePage } from '../../content/pages/parse-pages.ts';
import type { Deps } from '../../deps.ts';
import { recordCauseForEverybody } from '../alerts/causes/record-cause-for-everybody.repository.ts';
import { markNoticeAnnounced } from './announced-notices.repository.ts';
import { listShownNotices } from './shown-notices.ts';

/** A late upgrade must not announce everything written in the meantime. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

type Parts = Pick<Deps, 'content' | 'database' | 'now'>;

/** Alerts members to each notice once, when it is published. */
export async function alertAboutNotices(deps: Parts) {
  const { notices } = await listShownNotices(deps);
  for (const notice of notices) if (isNew(notice, deps.now())) await announceNotice(deps, notice);
}

const isNew = ({ date }: NoticePage, now: Date) => now.getTime() - toSeoulInstant(date, {}).getTime() < MAX_AGE_MS;

const announceNotice = ({ database, now }: Parts, { noticeId, title, date }: NoticePage) =>
  database.transaction().execute(async (transaction) => {
    if (!(await markNoticeAnnounced(transaction, { noticeId, toldAt: now() }))) return;
    await recordCauseForEverybody(transaction, { kind: 'NOTICE', words: title, since: toSeoulInstant(date, {}) });
  });
