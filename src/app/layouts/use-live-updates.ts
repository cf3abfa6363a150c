import { useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { alertQueries } from '@/entities/alert';
import { batchQueries, refetchRowsOf } from '@/entities/batch';
import { contractQueries } from '@/entities/contract';
import { fileQueries } from '@/entities/file';
import { inquiryQueries } from '@/entities/help/inquiry';
import { directUrlQueries } from '@/entities/link/direct-url';
import { creditQueries } from '@/entities/payment/credit';
import { userQueries } from '@/entities/user';
import { followChanges, type Change } from '@/shared/api';
import { sessionRenewal } from '@/shared/session';
import { createChangeBatcher } from './batch-changes';

/**
 * Refetches data that other people change while the user is a member of the current organisation. Starts again after
 * switching to another one, and after signing in again beside unsaved work. `onMembershipEnded` must be stable.
 */
export function useLiveUpdates(onMembershipEnded?: () => void) {
  const queryClient = useQueryClient();
  const seat = useQuery(userQueries.session()).data?.organization?.organizationMemberUuid;
  useEffect(() => {
    if (!seat) return;
    let stopped = new AbortController();
    const gatherer = createChangeBatcher((changes) => refetchChanged(queryClient, changes, location.pathname));
    const follow = async () => {
      stopped.abort();
      stopped = new AbortController();
      const { signal } = stopped;
      const end = await followChanges((change) => gatherer.add(change), signal);
      if (end === 'membershipEnded' && !signal.aborted) onMembershipEnded?.();
    };
    void follow();
    const forget = sessionRenewal.onFinished(() => void follow());
    return () => {
      forget();
      stopped.abort();
      gatherer.stop();
    };
  }, [queryClient, seat, onMembershipEnded]);
}

/** Skips a draft that is being edited, because its page detects conflicts itself. */
export function refetchChanged(queryClient: QueryClient, changes: readonly Change[], pathname: string) {
  const isWriting = (id: string) => pathname.startsWith('/contract/send/') && pathname.includes(id);
  const keys = changes.flatMap(({ kind, id }): QueryKey[] => {
    if (kind === 'again')
      return [
        contractQueries.all(),
        fileQueries.all(),
        batchQueries.lists(),
        batchQueries.ones(),
        directUrlQueries.all(),
        alertQueries.lists(),
        inquiryQueries.all(),
        creditQueries.usage().queryKey,
      ];
    // An alert can announce an answer to an open inquiry, so inquiries are refetched, too.
    if (kind === 'alert') return [alertQueries.lists(), inquiryQueries.all()];
    if (kind === 'directUrl') return [directUrlQueries.all()];
    if (kind === 'file' && id) return [fileQueries.detail(id).queryKey];
    if (!id) return [];
    // Whatever happens to a contract may hold, spend or return credits.
    const shared = [contractQueries.lists(), contractQueries.statistics().queryKey, creditQueries.usage().queryKey];
    // The server reports a batch rather than each of its new contracts, so the contract lists are refetched with it.
    if (kind === 'batch') return [...shared, batchQueries.lists(), batchQueries.one(id)];
    if (kind !== 'contract') return [];
    return isWriting(id) ? shared : [...shared, contractQueries.one(id)];
  });
  const different = new Map(keys.map((queryKey) => [JSON.stringify(queryKey), queryKey]));
  for (const queryKey of different.values()) void queryClient.invalidateQueries({ queryKey });
  refetchRowsOf(queryClient, new Set(changes.flatMap(({ kind, id }) => (kind === 'contract' && id ? [id] : []))));
}
