import { matchPath } from 'react-router-dom';
import { paths, type PathName } from '@/shared/routes';
import { MOD_KEY, type ShortcutGroup } from '@/shared/ui/overlays/shortcuts';

const EVERYWHERE: ShortcutGroup = {
  title: '어디서나',
  shortcuts: [
    { words: '찾기', keys: ['/'] },
    { words: '찾기 창 열기', keys: [MOD_KEY, 'K'] },
    { words: '왼쪽 메뉴 접기, 펼치기', keys: ['['] },
    { words: '창 닫기', keys: ['Esc'] },
    { words: '단축키 보기', keys: ['?'] },
  ],
};
const FINDING: ShortcutGroup = {
  title: '찾기에서',
  shortcuts: [
    { words: '위아래로 옮기기', keys: ['↑ ↓'] },
    { words: '고른 것 열기', keys: ['Enter'] },
  ],
};
const CONTRACT_ROWS: ShortcutGroup = {
  title: '문서 줄에서',
  shortcuts: [
    { words: '위아래 문서로 가기', keys: ['↑ ↓'] },
    { words: '문서 열기', keys: ['Enter'] },
    { words: '고르기, 풀기', keys: ['X'] },
    { words: '모두 고르기', keys: [MOD_KEY, 'A'] },
    { words: '고른 것 모두 풀기', keys: ['Esc'] },
  ],
};
const PAGES: ShortcutGroup = {
  title: '문서 내용',
  shortcuts: [
    { words: '이전 쪽, 다음 쪽', keys: ['← →'] },
    { words: '크게, 작게', keys: ['+ −'] },
    { words: '폭에 맞추기', keys: ['0'] },
    { words: '목록으로 가기', keys: ['Esc'] },
  ],
};
const CONTRACT: ShortcutGroup = {
  title: '보낸 문서',
  shortcuts: [
    { words: '다시 알리기', keys: ['R'] },
    { words: '내려받기', keys: ['D'] },
  ],
};

const TEMPLATE_CARDS: ShortcutGroup = {
  title: '템플릿에서',
  shortcuts: [
    { words: '다른 템플릿으로 가기', keys: ['← ↑ ↓ →'] },
    { words: '템플릿 열기', keys: ['Enter'] },
    { words: '즐겨찾기', keys: ['B'] },
    { words: '보내기', keys: ['S'] },
  ],
};

/** The editor isn't listed, because it is outside the app frame and has its own list. */
const OF_SCREENS: Partial<Record<PathName, readonly ShortcutGroup[]>> = {
  contracts: [CONTRACT_ROWS],
  contract: [PAGES, CONTRACT],
  templates: [TEMPLATE_CARDS],
  templateBookmarks: [TEMPLATE_CARDS],
  ownTemplates: [TEMPLATE_CARDS],
  template: [PAGES],
};
const SCREENS = Object.entries(OF_SCREENS);

/**
 * Starts with the screen's own shortcuts. Exact paths come first, because "store" in `/template/store` isn't a
 * template's id.
 */
export function listScreenKeys(pathname: string): readonly ShortcutGroup[] {
  const isExact = Object.values<string>(paths).includes(pathname);
  const own = SCREENS.find(([name]) => {
    const pattern = patternOf(name);
    return isExact ? pattern === pathname : matchPath(pattern, pathname) !== null;
  });
  return [...(own?.[1] ?? []), EVERYWHERE, FINDING];
}

const patternOf = (name: string): string => Object.entries(paths).find(([known]) => known === name)?.[1] ?? '';
