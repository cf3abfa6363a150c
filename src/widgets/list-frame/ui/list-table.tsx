import type { ReactNode } from 'react';
import { Table, TableBody, TableError, TableHead, TableMessage, TableSkeleton } from '@/shared/ui/data/table';

export interface ListTableProps<Item> {
  label: string;
  head: ReactNode;
  columns: number;
  /** Null while the first page is loading. */
  list: { items: readonly Item[] } | null;
  isFailed: boolean;
  isMore?: boolean;
  skeletonRows?: number;
  /** Shown instead of rows. */
  nothing?: ReactNode;
  above?: ReactNode;
  onRetry: () => void;
  renderRow: (item: Item) => ReactNode;
}

export function ListTable<Item>(props: ListTableProps<Item>) {
  const { label, head, columns, list, isFailed, isMore = false, skeletonRows, nothing, above, onRetry } = props;
  const isLoading = !list && !isFailed;
  return (
    <Table label={label} isLoading={isLoading || isMore}>
      <TableHead>{head}</TableHead>
      <TableBody>
        {isFailed && <TableError columns={columns} onRetry={onRetry} />}
        {isLoading && <TableSkeleton columns={columns} {...(skeletonRows !== undefined && { rows: skeletonRows })} />}
        {nothing && list?.items.length === 0 && <TableMessage columns={columns}>{nothing}</TableMessage>}
        {above}
        {list?.items.map(props.renderRow)}
      </TableBody>
    </Table>
  );
}
