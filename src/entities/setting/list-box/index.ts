export {
  listBoxQueries,
  type ListBox,
  type ListBoxImport,
  type ListBoxSummary,
  type ListBoxUses,
} from './api/list-box';
export { describeUses } from './model/describe-uses';
