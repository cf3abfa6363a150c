import { useLanguage } from '@/shared/i18n';
import { useMessages } from './messages';
import * as styles from './original-note.css';

/** Says that the contract is not translated, to those who do not read it in Korean. */
export function OriginalNote() {
  const words = useMessages();
  if (useLanguage() === 'ko') return null;
  return <p className={styles.note}>{words.original}</p>;
}
