import { ChevronDown } from '@/shared/icons';
import { LANGUAGE_NAMES, useLanguage } from '@/shared/i18n';
import { useChooseLanguageMessages } from '../model/messages';
import { useLanguageChoice } from '../model/use-language-choice';
import * as styles from './language-select.css';

/**
 * Each language is named in that language, for people who cannot read the current one. The browser's own list costs the
 * first page nothing and is one that every phone's owner knows.
 */
export function LanguageSelect() {
  const words = useChooseLanguageMessages();
  const current = useLanguage();
  const { languages, hasFailed, choose } = useLanguageChoice();
  return (
    <span className={styles.frame}>
      <select
        className={styles.select}
        aria-label={words.label}
        value={current}
        onChange={({ target }) => {
          const next = languages.find((language) => language === target.value);
          if (next) void choose(next);
        }}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.arrow} aria-hidden />
      {hasFailed && (
        <span role="alert" className={styles.failure}>
          {words.failed}
        </span>
      )}
    </span>
  );
}
