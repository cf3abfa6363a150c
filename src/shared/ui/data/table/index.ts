export { Table, TableBody, TableCell, TableHead, TableHeader, TableName, TableRow } from './table';
export { RowLink, TableError, TableMessage, TableSelectionLine, TableSkeleton } from './table-states';
export { useRowSelection } from './use-row-selection';
