import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { alertQueries } from '@/entities/alert';
import { EditAlertPreferences } from '@/features/alert/edit-preferences';
import { useMarkAlertsAsRead } from '@/features/alert/read-alerts';
import { useNow } from '@/shared/lib/seoul-time';
import { ListPage, useUrlFilter } from '@/widgets/list-frame';
import { readFilter, writeFilter } from '../model/alert-filter';
import { removeRepeatedAlerts } from '../model/group-by-day';
import { AlertsView } from './alerts-view';

export const AlertsPage = () => <ListPage title="알림">{() => <Alerts />}</ListPage>;

function Alerts() {
  const { filter, changeFilter } = useUrlFilter({ read: readFilter, write: writeFilter, front: {} });
  const list = useInfiniteQuery(alertQueries.list(filter.kind));
  const read = useMarkAlertsAsRead();
  const now = useNow();
  const [isSetting, setIsSetting] = useState(false);
  return (
    <>
      <AlertsView
        alerts={list.data ? removeRepeatedAlerts(list.data.pages.flatMap(({ items }) => items)) : null}
        unread={list.data?.pages[0]?.unread ?? 0}
        now={now}
        kind={filter.kind}
        isFailed={list.isError}
        hasMore={list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        isReading={read.isPending}
        onKind={(kind) => changeFilter({ kind })}
        onOpen={({ alertId, isRead }) => !isRead && read.mutate({ ids: [alertId] })}
        onReadAll={() => read.mutate({ all: true })}
        onMore={() => void list.fetchNextPage()}
        onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        onSettings={() => setIsSetting(true)}
      />
      {isSetting && <EditAlertPreferences onClose={() => setIsSetting(false)} />}
    </>
  );
}
