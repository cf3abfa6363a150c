export { sendManyMachine } from './model/send-many.machine';
export { useBatchSettings } from './model/use-batch-settings';
export { ChooseSheetFile, SHEET_TYPES, SheetFormButton } from './ui/choose-sheet-file';
export { ChooseSheet } from './ui/choose-sheet';
export { MatchColumns } from './ui/match-columns';
export { ReadingView } from './ui/reading-view';
export { ReviewView, type ReviewViewProps } from './ui/review-view';
export type { BatchAction } from './api/batch-actions';
