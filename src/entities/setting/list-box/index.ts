export { listBoxQueries, type ListBox, type ListBoxImport, type ListBoxSummary } from './api/list-box';
