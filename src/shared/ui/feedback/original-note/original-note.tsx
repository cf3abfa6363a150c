import { useLanguage } from '@/shared/i18n';
import { useMessages } from './messages';
import * as styles from './original-note.css';

/** Tells people who do not read the contract in Korean that it is not translated. */
export function OriginalNote() {
  const words = useMessages();
  if (useLanguage() === 'ko') return null;
  return <p className={styles.note}>{words.original}</p>;
}
