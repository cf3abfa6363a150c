export { listBoxQueries, type ListBox, type ListBoxImport, type ListBoxSummary } from './api/list-box';
export { describeUses } from './model/describe-uses';
