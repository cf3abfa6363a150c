import { findGuides, buildGuideHref, type GuideListItem } from '@/entities/help/guide';
import type { NoticeListItem } from '@/entities/help/notice';
import type { OpenedPage } from '@/entities/user';
import { href } from '@/shared/routes';
import { findText } from '#rules/find-text.ts';
import { buildSearchHref, type MenuGroup, type MenuPage, type MenuRow } from './menu-row';

type Local = {
  commands: readonly MenuRow[];
  opened: readonly OpenedPage[];
  places: readonly MenuPage[];
  guides: readonly GuideListItem[];
  notices: readonly NoticeListItem[];
};
const MAX_OF_EACH = 5;

/** The rows before anything is typed. */
export const groupInitialRows = ({ commands, opened }: Local): readonly MenuGroup[] =>
  keepFilled([
    {
      id: 'opened',
      title: '최근에 연 것',
      rows: opened.map(({ kind, title, to }): MenuRow => ({ id: `opened:${to}`, kind, label: title, to })),
    },
    { id: 'command', title: '할 수 있는 일', rows: commands },
  ]);

/** Commands come first, because they are available immediately and shouldn't move when other results arrive. */
export const groupCommands = ({ commands }: Local, words: string): readonly MenuGroup[] =>
  keepFilled([{ id: 'command', title: '할 수 있는 일', rows: findText(commands, words, ({ label }) => label) }]);

/** Results found in the browser, shown below the server's. */
export function groupLocalRows({ places, guides, notices }: Local, words: string): readonly MenuGroup[] {
  const pages = findText(places, words, ({ label, group }) => `${label} ${group}`).map(
    ({ to, label, group }): MenuRow => ({ id: `place:${to}`, kind: 'place', label, note: group, to }),
  );
  const help = findGuides(guides, words).map(({ guideId, title, task }): MenuRow => ({
    id: `guide:${guideId}`,
    kind: 'guide',
    label: title,
    note: task,
    to: buildGuideHref(guideId),
  }));
  const news = findText(notices, words, ({ title }) => title).map(({ noticeId, title }): MenuRow => ({
    id: `notice:${noticeId}`,
    kind: 'notice',
    label: title,
    to: href('notice', { noticeId }),
  }));
  return keepFilled([
    { id: 'place', title: '바로 가기', rows: pages.slice(0, MAX_OF_EACH) },
    { id: 'guide', title: '도움말', rows: cut(help, '도움말에서 모두 보기', href('guide'), words) },
    { id: 'notice', title: '공지사항', rows: cut(news, '공지사항에서 모두 보기', href('notices'), words) },
  ]);
}

const cut = (rows: readonly MenuRow[], label: string, list: string, words: string): readonly MenuRow[] =>
  rows.length <= MAX_OF_EACH
    ? rows
    : [...rows.slice(0, MAX_OF_EACH), { id: `more:${list}`, kind: 'more', label, to: buildSearchHref(list, words) }];

const keepFilled = (groups: readonly MenuGroup[]) => groups.filter(({ rows }) => rows.length > 0);
