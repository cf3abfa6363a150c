import { getSeoulDay } from '../../../rules/dates.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';

/** Lists published notices, newest first. A notice written in advance is published on its date. */
export async function listShownNotices({ content, now }: Pick<Deps, 'content' | 'now'>) {
  const { notices, pictures } = await content.read();
  const today = getSeoulDay(now());
  return { notices: notices.filter(({ date }) => date <= today), pictures };
}

export async function requireShownNotice(deps: Pick<Deps, 'content' | 'now'>, noticeId: string) {
  const { notices, pictures } = await listShownNotices(deps);
  const place = notices.findIndex((notice) => notice.noticeId === noticeId);
  const notice = notices[place];
  if (!notice) throw new DomainError('NOT_FOUND');
  return { notice, newer: notices[place - 1], older: notices[place + 1], pictures };
}
