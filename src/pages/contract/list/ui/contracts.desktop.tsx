import { Plus } from '@/shared/icons';
import { href } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/actions/button';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { Pagination } from '@/shared/ui/data/pagination';
import { Tabs } from '@/shared/ui/layout/tabs';
import { isFiltered, LAST_PAGE, PAGE_SIZE, TABS } from '../model/list-filter';
import { BulkBar } from './bulk-bar';
import { ContractFilters } from './contract-filters';
import { ContractTable } from './contract-table';
import type { ContractsViewProps } from './contracts-view';
import { EmptyContractList } from './empty-contract-list';
import * as styles from './contracts.css';

export function ContractsDesktop(props: ContractsViewProps) {
  const { list, filter, selection, maySend, onFilter } = props;
  const isBeyond = filter.after !== null;
  const numbered = Math.min(list?.total ?? 0, LAST_PAGE * PAGE_SIZE);
  const next = list?.after ?? null;
  const isUnused = list?.counts.ALL === 0 && !isFiltered(filter);
  return (
    <>
      <PageHeader
        title="문서함"
        actions={
          maySend && (
            <ButtonLink variant="primary" icon={<Plus />} to={href('contractUpload')}>
              새 문서 보내기
            </ButtonLink>
          )
        }
      />
      <Tabs
        label="문서 상태"
        value={filter.tab}
        onValueChange={(tab) => onFilter({ tab })}
        items={TABS.map((tab) => ({
          ...tab,
          ...(list && { count: list.counts[tab.value] }),
          countTone: tab.value === 'MY_TURN' && list && list.counts.MY_TURN > 0 ? 'seal' : 'plain',
        }))}
      >
        {!isUnused && (
          <div className={styles.tools}>
            <ContractFilters hasColumns {...props} />
          </div>
        )}
        {list?.items.length === 0 ? <EmptyContractList {...props} /> : <ContractTable {...props} />}
        {list && list.total > 0 && !isBeyond && (
          <Pagination
            page={filter.page}
            pageSize={PAGE_SIZE}
            total={list.total}
            reach={numbered}
            isExact={list.totalIsExact}
            onPageChange={(page) => onFilter({ page })}
          />
        )}
        {next && (isBeyond || filter.page === LAST_PAGE) && (
          <div className={styles.emptyPageActions}>
            <Button onClick={() => onFilter({ after: next })}>다음 {PAGE_SIZE}건</Button>
          </div>
        )}
        {selection.count > 0 && <div className={styles.bulkBarSpacer} />}
      </Tabs>
      {selection.count > 0 && <BulkBar {...props} />}
    </>
  );
}
