export { useSheet, type SheetEditorState } from './model/use-sheet';
export { EditSheet } from './ui/edit-sheet';
