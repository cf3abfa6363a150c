export { useSaveMailTexts, useSendTestMail } from './api/mail-text-actions';
export { removeText, findText, upsertText } from './model/blocks';
export { useMailTextsDraft } from './model/use-mail-texts-draft';
export { SaveFailure } from './ui/save-failure';
export { MailTextEditor } from './ui/mail-text-editor';
