import { Pagination } from '@/shared/ui/data/pagination';
import type { ListFrameProps } from './list-frame';
import { ListTable, type ListTableProps } from './list-table';

type ListDesktopProps<Item> = ListFrameProps<Item> & ListTableProps<Item>;

export function ListDesktop<Item>({ header, filters, unit, onPage, ...table }: ListDesktopProps<Item>) {
  const { list } = table;
  return (
    <>
      {header}
      {filters}
      <ListTable {...table} />
      {list && list.total > 0 && (
        <Pagination page={list.page} pageSize={list.size} total={list.total} unit={unit} onPageChange={onPage} />
      )}
    </>
  );
}
