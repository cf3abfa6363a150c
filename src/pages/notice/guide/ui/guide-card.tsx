import { Link } from 'react-router-dom';
import { buildGuideHref, type GuideListItem } from '@/entities/help/guide';
import { findText } from '#rules/find-text.ts';
import * as styles from './guide.css';

type GuideCardProps = { guide: GuideListItem; words?: string };

/** During a search, links to the headings that contain all the search words. */
export function GuideCard({ guide: { guideId, title, summary, headings }, words = '' }: GuideCardProps) {
  const places = words === '' ? [] : findText(headings, words, ({ text }) => text);
  return (
    <li className={styles.card}>
      <h3 className={styles.cardTitle}>
        <Link to={buildGuideHref(guideId)} className={styles.cardLink}>
          {title}
        </Link>
      </h3>
      <p className={styles.cardSummary}>{summary}</p>
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map(({ id, text }) => (
            <li key={id}>
              <Link to={buildGuideHref(guideId, id)} className={styles.place}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
