import type { ReactNode } from 'react';
import { Table, TableBody, TableError, TableHead, TableMessage, TableSkeleton } from '@/shared/ui/data/table';

export interface ListTableProps<Item> {
  label: string;
  /** The cells of the head. */
  head: ReactNode;
  columns: number;
  /** null while the first page is on its way. */
  list: { items: readonly Item[] } | null;
  isFailed: boolean;
  /** The next page is on its way. */
  isMore?: boolean;
  /** How many grey rows stand in for the list. */
  skeletonRows?: number;
  /** Instead of rows. */
  nothing?: ReactNode;
  /** A line above the rows. */
  above?: ReactNode;
  onRetry: () => void;
  renderRow: (item: Item) => ReactNode;
}

/** The rows of a list on a desktop, or why there are none. */
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
