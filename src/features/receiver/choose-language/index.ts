export { useChooseLanguageMessages } from './model/messages';
export { useLanguageChoice } from './model/use-language-choice';
export { LanguageSelect } from './ui/language-select';
