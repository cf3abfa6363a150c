import { ChevronDown } from '@/shared/icons';
import { LANGUAGE_NAMES, useLanguage } from '@/shared/i18n';
import { useChooseLanguageMessages } from '../model/messages';
import { useLanguageChoice } from '../model/use-language-choice';
import * as styles from './language-select.css';

/**
 * Lists each language under its own name, for people who can't read the current one. A native select adds nothing to
 * the first page's size.
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
      <span className={styles.chosen} aria-hidden>
        {LANGUAGE_NAMES[current]}
        <ChevronDown className={styles.arrow} />
      </span>
      {hasFailed && (
        <span role="alert" className={styles.failure}>
          {words.failed}
        </span>
      )}
    </span>
  );
}
