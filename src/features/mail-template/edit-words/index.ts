export { useSaveWords, useSendTestMail } from './api/words-acts';
export { dropText, findText, putText } from './model/blocks';
export { useWordsDraft } from './model/use-words-draft';
export { SaveFailure } from './ui/save-failure';
export { WordsEditor } from './ui/words-editor';
