export { useChooseLanguageMessages } from './model/messages';
export { LanguageDialog } from './ui/language-dialog';
export { LanguageSelect } from './ui/language-select';
