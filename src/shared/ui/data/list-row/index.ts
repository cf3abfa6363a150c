export { List, ListRow, type ListRowProps } from './list-row';
