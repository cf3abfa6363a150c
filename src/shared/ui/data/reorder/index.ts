export { ReorderHandle, ReorderItem, ReorderList } from './reorder';
