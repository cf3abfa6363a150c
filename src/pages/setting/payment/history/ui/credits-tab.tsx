import { useInfiniteQuery } from '@tanstack/react-query';
import { creditEntryQueries } from '@/entities/payment/history';
import { responsive } from '@/shared/ui/layout/responsive';
import { CreditsDesktop } from './credits.desktop';
import { CreditsMobile } from './credits.mobile';

const CreditsView = responsive({ desktop: CreditsDesktop, mobile: CreditsMobile });

export function CreditsTab() {
  const { data, isError, hasNextPage, isFetchingNextPage, isFetchNextPageError, refetch, fetchNextPage } =
    useInfiniteQuery(creditEntryQueries.list());
  return (
    <CreditsView
      entries={data?.pages.flatMap(({ items }) => items) ?? null}
      isFailed={isError}
      hasMore={hasNextPage}
      isLoadingMore={isFetchingNextPage}
      onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}
      onMore={() => void fetchNextPage()}
    />
  );
}
