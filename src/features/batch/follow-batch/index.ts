export { BatchDownloads } from './ui/batch-downloads';
export { CancelDialog } from './ui/cancel-dialog';
export { FollowView, type FollowAction } from './ui/follow-view';
export { RowResults } from './ui/row-results';
