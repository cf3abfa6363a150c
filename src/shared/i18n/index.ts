export { LANGUAGE_PARAM, language, useLanguage, type Language } from './language';
export { defineMessages } from './messages';
export { dayIn, deadlineIn, momentIn, pastIn } from './moments';
export { pluralize } from './pluralize';
