import type { ReactNode } from 'react';
import { List } from '@/shared/ui/data/list-row';
import { Pagination } from '@/shared/ui/data/pagination';
import { explainEmptyPage } from './explain-empty-page';
import * as styles from './list-frame.css';
import type { ListFrameProps } from './list-frame';
import { ListRows } from './list-rows';

type ListMobileProps<Item> = ListFrameProps<Item> & { renderRow: (item: Item) => ReactNode };

export function ListMobile<Item>(props: ListMobileProps<Item>) {
  const { header, filters, label, unit, list, isFailed, nothing, onRetry, onPage, renderRow } = props;
  return (
    <>
      {header}
      {filters}
      <div className={styles.rows}>
        <ListRows
          list={list}
          isFailed={isFailed}
          nothing={explainEmptyPage({ list, nothing, onPage })}
          onRetry={onRetry}
          renderRows={(items) => <List label={label}>{items.map(renderRow)}</List>}
        />
      </div>
      {list && list.items.length > 0 && list.total > list.size && (
        <Pagination page={list.page} pageSize={list.size} total={list.total} unit={unit} onPageChange={onPage} />
      )}
    </>
  );
}
