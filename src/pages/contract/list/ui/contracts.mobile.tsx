import { X } from '@/shared/icons';
import { Button } from '@/shared/ui/actions/button';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { LinkButton } from '@/shared/ui/actions/link';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { Pagination } from '@/shared/ui/data/pagination';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import { ListRows } from '@/widgets/list-frame';
import { isFiltered, LAST_PAGE, PAGE_SIZE, TABS } from '../model/list-filter';
import { BulkBar } from './bulk-bar';
import { ContractCard } from './contract-card';
import { ContractFilters } from './contract-filters';
import type { ContractsViewProps } from './contracts-view';
import { EmptyContractList } from './empty-contract-list';
import * as styles from './contracts.css';

export function ContractsMobile(props: ContractsViewProps) {
  const { list, isFailed, isMore, filter, selection, onFilter } = props;
  const next = list?.after ?? null;
  const isBeyond = filter.after !== null;
  const isChoosing = selection.count > 0;
  return (
    <>
      {isChoosing ? <ChoosingHead {...props} /> : <Head {...props} />}
      <ListRows
        list={list}
        isFailed={isFailed}
        nothing={<EmptyContractList {...props} />}
        skeleton={<CardSkeletons />}
        onRetry={props.onRetry}
        renderRows={(items) => (
          <ul aria-label="문서">
            {items.map((contract) => (
              <ContractCard key={contract.contractId} contract={contract} isChoosing={isChoosing} {...props} />
            ))}
          </ul>
        )}
      >
        {list && list.total > PAGE_SIZE && !isBeyond && filter.page < LAST_PAGE && (
          <Pagination
            page={filter.page}
            pageSize={PAGE_SIZE}
            total={list.total}
            reach={Math.min(list.total, LAST_PAGE * PAGE_SIZE)}
            isLoadingMore={isMore}
            onPageChange={(page) => onFilter({ page })}
          />
        )}
        {next && (isBeyond || filter.page === LAST_PAGE) && (
          <Button size="lg" fullWidth loading={isMore} onClick={() => onFilter({ after: next })}>
            다음 {PAGE_SIZE}건
          </Button>
        )}
      </ListRows>
      {isChoosing && <BulkBar phone {...props} />}
    </>
  );
}

const Head = (props: ContractsViewProps) => {
  const { list, filter, onFilter } = props;
  const isUnused = list?.counts.ALL === 0 && !isFiltered(filter);
  return (
    <>
      <PageHeader title="문서함" />
      {!isUnused && (
        <div className={styles.tools}>
          <ContractFilters {...props} />
        </div>
      )}
      <div className={styles.chips} role="tablist" aria-label="문서 상태">
        {TABS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            className={styles.chip}
            aria-selected={value === filter.tab}
            data-tone={value === 'MY_TURN' && list && list.counts.MY_TURN > 0 ? 'seal' : undefined}
            onClick={() => onFilter({ tab: value })}
          >
            {label}
            {list && <span className={styles.chipCount}>{list.counts[value].toLocaleString('ko-KR')}</span>}
          </button>
        ))}
      </div>
    </>
  );
};

const ChoosingHead = ({ list, selection }: ContractsViewProps) => (
  <div className={styles.selectHeader}>
    <IconButton label="선택 끝내기" icon={<X />} onClick={selection.clear} />
    <h1>{selection.count.toLocaleString('ko-KR')}건 선택</h1>
    <span className={styles.selectAll}>
      {list && !selection.isWhole && <LinkButton onClick={selection.chooseWhole}>모두 선택</LinkButton>}
    </span>
  </div>
);

const CardSkeletons = () => (
  <Stack gap={5}>
    {['a', 'b', 'c', 'd', 'e'].map((row) => (
      <Stack key={row} gap={2}>
        <Skeleton shape="title" width="3/4" />
        <Skeleton width="1/3" />
      </Stack>
    ))}
  </Stack>
);
