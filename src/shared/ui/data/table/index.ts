export {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableName,
  TableRow,
  type SortDirection,
  type TableCellProps,
  type TableHeaderProps,
  type TableNameProps,
  type TableProps,
  type TableRowProps,
} from './table';
export { RowLink, TableError, TableMessage, TableSelectionLine, TableSkeleton } from './table-states';
export { useRowSelection } from './use-row-selection';
