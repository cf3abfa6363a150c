import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { contractQueries, type ContractFilter, type ContractListItem } from '@/entities/contract';
import { filingQueries } from '@/entities/filing';
import { memberQueries } from '@/entities/member';
import { useSession } from '@/entities/user';
import {
  ContractActionDialog,
  listPossibleActions,
  type ContractAction,
} from '@/features/contract/follow/act-on-contract';
import { BulkCommandDialog, type BulkCommand } from '@/features/contract/follow/act-on-many';
import { FilingDialog, type FilingKind } from '@/features/contract/filing/manage-filing';
import { useCreditPurchaseFromHere } from '@/features/payment/buy-credits';
import { useNow } from '@/shared/lib/seoul-time';
import { responsive, useLayout } from '@/shared/ui/layout/responsive';
import { ListPage, useUrlFilter } from '@/widgets/list-frame';
import { useSourceFilters } from '../model/use-source-filters';
import { findReplacementPage, toQuery, readFilter, writeFilter } from '../model/list-filter';
import { useSelection } from '../model/use-selection';
import { ContractsDesktop } from './contracts.desktop';
import { ContractsMobile } from './contracts.mobile';
import type { ContractsViewProps } from './contracts-view';

const ContractsView = responsive<ContractsViewProps>({ desktop: ContractsDesktop, mobile: ContractsMobile });
const FRONT = { page: 1, after: null };
const NOTHING: ContractListItem[] = [];
/** The server lists at most this many members at once. */
const MAX_SENDERS = 100;

export const ContractsPage = () => (
  <ListPage title="문서함">{({ organizationUuid }) => <Contracts organizationUuid={organizationUuid} />}</ListPage>
);

type Dialog = { act: ContractAction; contract: ContractListItem } | { bulk: BulkCommand } | { filing: FilingKind };

function Contracts({ organizationUuid }: { organizationUuid: string }) {
  const { user } = useSession();
  const maySeeAll = user.permissions.includes('CONTRACT_READ_ALL');
  const now = useNow();
  const onBuy = useCreditPurchaseFromHere();
  const { filter, changeFilter } = useUrlFilter({ read: readFilter, write: writeFilter, front: FRONT });
  const query = toQuery(filter, now);
  const list = useQuery(contractQueries.list(query));
  const earlier = useEarlierPages(query);
  const folders = useQuery(filingQueries.folders());
  const labels = useQuery(filingQueries.labels());
  const senders = useQuery({
    ...memberQueries.list({ organizationUuid, withDocuments: true, size: MAX_SENDERS }),
    enabled: maySeeAll,
  });
  const sources = useSourceFilters(filter.tab);
  const insteadPage = list.data && !list.isPlaceholderData ? findReplacementPage(filter, list.data) : null;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  // Until the next page has loaded, the placeholder data is the current page, which must not be listed twice.
  const latest = list.isPlaceholderData && earlier.length > 0 ? NOTHING : (list.data?.items ?? NOTHING);
  const items = [...earlier, ...latest];
  const { page: _page, after: _after, size: _size, sort: _sort, ...chosenBy } = query;
  const selection = useSelection(
    items.map(({ contractId }) => contractId),
    list.data?.total ?? 0,
    JSON.stringify(chosenBy),
  );

  return (
    <>
      {/* A dialog that has emptied the last page stays open to show its result. */}
      {insteadPage !== null && (
        <Navigate to={{ search: `?${new URLSearchParams(writeFilter({ ...filter, page: insteadPage }))}` }} replace />
      )}
      <ContractsView
        list={list.data ? { ...list.data, items } : null}
        isFailed={list.isError}
        isMore={list.isPlaceholderData}
        filter={filter}
        choices={{
          folders: folders.data ?? [],
          labels: labels.data ?? [],
          senders: senders.data?.items ?? [],
          ...sources,
        }}
        selection={selection}
        maySend={user.permissions.includes('CONTRACT_SEND')}
        maySeeAll={maySeeAll}
        now={now}
        actsOn={(contract) => listPossibleActions(contract, user, now)}
        onFilter={changeFilter}
        // The server will never accept an unknown cursor, so retrying means starting over.
        onRetry={() => (filter.after !== null ? changeFilter({}) : void list.refetch())}
        onAct={(act, contract) => setDialog({ act, contract })}
        onBulk={(bulk) => setDialog({ bulk })}
        onFiling={(filing) => setDialog({ filing })}
      />
      {dialog && 'act' in dialog && (
        <ContractActionDialog
          act={dialog.act}
          contract={dialog.contract}
          onClose={() => setDialog(null)}
          onBuy={onBuy}
        />
      )}
      {dialog && 'filing' in dialog && (
        <FilingDialog
          kind={dialog.filing}
          folders={folders.data ?? []}
          labels={labels.data ?? []}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog && 'bulk' in dialog && (
        <BulkCommandDialog
          act={dialog.bulk}
          chosen={selection.isWhole ? { filter: chosenBy } : { contractIds: [...selection.selected] }}
          count={selection.count}
          onDone={selection.clear}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

/** On a phone, keeps the previous pages above the one that "더 보기" loads. */
function useEarlierPages({ page = 1, ...query }: ContractFilter) {
  const isPhone = useLayout() === 'mobile';
  const count = isPhone && query.after === undefined ? page - 1 : 0;
  return useQueries({
    queries: Array.from({ length: count }, (_, index) => contractQueries.list({ ...query, page: index + 1 })),
    combine: (pages) => pages.flatMap(({ data }) => data?.items ?? NOTHING),
  });
}
