import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

export type OpenedPage = { kind: 'contract' | 'template'; title: string; to: string };

const KEY = ['opened'];
const MAX_OPENED = 6;

/**
 * Remembers a page that this tab has opened, last first and each once. The query cache is all the memory: what clears
 * or resets it, signing out or changing the organisation, forgets the titles too.
 */
function rememberOpened(queryClient: QueryClient, page: OpenedPage) {
  queryClient.setQueryDefaults(KEY, { gcTime: Infinity });
  queryClient.setQueryData<readonly OpenedPage[]>(KEY, (before = []) =>
    [page, ...before.filter(({ to }) => to !== page.to)].slice(0, MAX_OPENED),
  );
}

export const readOpened = (queryClient: QueryClient): readonly OpenedPage[] =>
  queryClient.getQueryData<readonly OpenedPage[]>(KEY) ?? [];

/** Remembers the page that is open once its title is known. */
export function useRememberOpened(kind: OpenedPage['kind'], to: string, title: string | undefined) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (title !== undefined) rememberOpened(queryClient, { kind, title, to });
  }, [queryClient, kind, to, title]);
}
