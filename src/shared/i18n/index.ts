export { LANGUAGE_PARAM, language, useLanguage, type Language } from './language';
export { defineMessages } from './messages';
export { localizeDay, localizeDeadline, localizeMoment, localizePast } from './moments';
export { pluralize } from './pluralize';
