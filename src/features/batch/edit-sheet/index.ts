export { useSheet, type SheetEditing } from './model/use-sheet';
export { EditSheet } from './ui/edit-sheet';
