import { useLanguage } from '@/shared/i18n';
import { useMessages } from './messages';
import * as styles from './original-note.css';

/** Tells people who use another language that the contract itself is in Korean and isn't translated. */
export function OriginalNote() {
  const words = useMessages();
  if (useLanguage() === 'ko') return null;
  return <p className={styles.note}>{words.original}</p>;
}
