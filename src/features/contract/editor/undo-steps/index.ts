export { beginHistory, closeStep, recordStep, redoStep, undoStep, type History } from './model/history';
