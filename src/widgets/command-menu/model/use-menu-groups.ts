import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { guideQueries } from '@/entities/help/guide';
import { noticeQueries } from '@/entities/help/notice';
import { readOpenedPages, useSession } from '@/entities/user';
import { useDebouncedCallback } from '@/shared/lib/debounce';
import { searchQueries } from '../api/search';
import { groupSearchResults } from './group-search-results';
import { groupInitialRows, groupCommands, groupLocalRows } from './group-local-rows';
import { listCommands } from './list-commands';
import type { MenuGroup, MenuPage, MenuState } from './menu-row';

/** Short enough to feel immediate, but long enough to send only one request per Hangul syllable. */
const DEBOUNCE_MS = 80;
const ALL_NOTICES = { page: 1, size: 100 };

/** Loads nothing until the menu is used. */
export function useMenuGroups(typed: string, places: readonly MenuPage[]) {
  const { user, organization } = useSession();
  const queryClient = useQueryClient();
  const words = typed.trim();
  const asked = useSettled(words);
  const isMember = organization !== null;
  const found = useQuery({ ...searchQueries.found(asked), enabled: isMember && asked !== '' });
  const guides = useQuery(guideQueries.list());
  const notices = useQuery({ ...noticeQueries.list(ALL_NOTICES), enabled: isMember });

  const local = {
    commands: listCommands(user.permissions),
    opened: readOpenedPages(queryClient),
    places,
    guides: guides.data ?? [],
    notices: notices.data?.items ?? [],
  };
  const failed = [found, guides, notices].filter((query) => query.isError);
  const isWaiting = isMember && (asked !== words || found.isPlaceholderData || found.isPending);
  const groups: readonly MenuGroup[] =
    words === ''
      ? groupInitialRows(local)
      : [
          ...groupCommands(local, words),
          ...(found.data && asked !== '' ? groupSearchResults(found.data, words) : []),
          ...groupLocalRows(local, words),
        ];
  return {
    groups,
    state: readState(words, { isFailed: failed.length > 0, isWaiting }),
    onRetry: () => failed.forEach((query) => void query.refetch()),
  };
}

function readState(words: string, { isFailed, isWaiting }: { isFailed: boolean; isWaiting: boolean }): MenuState {
  if (words === '') return 'idle';
  if (isFailed) return 'failed';
  return isWaiting ? 'waiting' : 'done';
}

function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  const { call } = useDebouncedCallback(setSettled, DEBOUNCE_MS);
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => latest.current(words), [words]);
  return settled;
}
