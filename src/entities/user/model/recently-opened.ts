import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

export type OpenedPage = { kind: 'contract' | 'template'; title: string; to: string };

const KEY = ['opened'];
const MAX_OPENED = 6;

/**
 * Remembers the pages opened in this tab, most recent first. Only the query cache stores them, so that signing out or
 * switching organisations clears their titles.
 */
function rememberOpened(queryClient: QueryClient, page: OpenedPage) {
  queryClient.setQueryDefaults(KEY, { gcTime: Infinity });
  queryClient.setQueryData<readonly OpenedPage[]>(KEY, (before = []) =>
    [page, ...before.filter(({ to }) => to !== page.to)].slice(0, MAX_OPENED),
  );
}

export const readOpenedPages = (queryClient: QueryClient): readonly OpenedPage[] =>
  queryClient.getQueryData<readonly OpenedPage[]>(KEY) ?? [];

export function useRememberOpenedPage(kind: OpenedPage['kind'], to: string, title: string | undefined) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (title !== undefined) rememberOpened(queryClient, { kind, title, to });
  }, [queryClient, kind, to, title]);
}
