import { Pagination } from '@/shared/ui/data/pagination';
import { explainEmptyPage } from './explain-empty-page';
import type { ListFrameProps } from './list-frame';
import { ListTable, type ListTableProps } from './list-table';

type ListDesktopProps<Item> = ListFrameProps<Item> & ListTableProps<Item>;

export function ListDesktop<Item>({ header, filters, unit, nothing, onPage, ...table }: ListDesktopProps<Item>) {
  const { list } = table;
  return (
    <>
      {header}
      {filters}
      <ListTable {...table} nothing={explainEmptyPage({ list, nothing, onPage })} />
      {list && list.items.length > 0 && (
        <Pagination page={list.page} pageSize={list.size} total={list.total} unit={unit} onPageChange={onPage} />
      )}
    </>
  );
}
