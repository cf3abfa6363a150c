import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { contractQueries } from '@/entities/contract';
import { fileQueries } from '@/entities/file';
import { followChanges, type Change } from '@/shared/api';

/** Changes within this period are fetched together. */
const GATHERED_MS = 400;

/** Refetches data that other people change while the user is signed in. */
export function useLiveUpdates() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stopped = new AbortController();
    let gathered = new Map<string, Change>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      const changes = [...gathered.values()];
      gathered = new Map();
      timer = undefined;
      refetchChanged(queryClient, changes, location.pathname);
    };
    void followChanges((change) => {
      gathered.set(`${change.kind} ${change.id}`, change);
      timer ??= setTimeout(refresh, GATHERED_MS);
    }, stopped.signal);
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, [queryClient]);
}

/** Skips a draft that is being edited: its page saves it and detects conflicts itself. */
export function refetchChanged(queryClient: QueryClient, changes: readonly Change[], pathname: string) {
  const isWriting = (id: string) => pathname.startsWith('/contract/send/') && pathname.includes(id);
  const keys = changes.flatMap(({ kind, id }): QueryKey[] => {
    if (kind === 'again') return [contractQueries.all(), fileQueries.all()];
    if (kind === 'file' && id) return [fileQueries.detail(id).queryKey];
    if (kind !== 'contract' || !id) return [];
    const shared = [contractQueries.lists(), contractQueries.statistics().queryKey];
    return isWriting(id) ? shared : [...shared, contractQueries.one(id)];
  });
  const different = new Map(keys.map((queryKey) => [JSON.stringify(queryKey), queryKey]));
  for (const queryKey of different.values()) void queryClient.invalidateQueries({ queryKey });
}
