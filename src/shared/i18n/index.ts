export { findBrowserLanguage } from './browser-language';
export { findUrlLanguage, LANGUAGE_PARAM, language, useLanguage } from './language';
export { LANGUAGE_NAMES, LANGUAGES, type Language } from './languages';
export { defineMessages, defineTexts } from './messages';
export { localizeDate, localizeDeadline, localizeMoment, localizePastTime } from './moments';
export { pluralize } from './pluralize';
