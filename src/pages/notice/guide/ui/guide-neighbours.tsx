import { Link } from 'react-router-dom';
import { buildGuideHref, type GuideListItem } from '@/entities/help/guide';
import * as styles from './guide-article.css';

type GuideNeighboursProps = { guideId: string; guides: readonly GuideListItem[] };

export function GuideNeighbours({ guideId, guides }: GuideNeighboursProps) {
  const place = guides.findIndex((guide) => guide.guideId === guideId);
  const previous = place > 0 ? guides[place - 1] : undefined;
  const next = place >= 0 ? guides[place + 1] : undefined;
  if (!previous && !next) return null;
  return (
    <nav aria-label="다른 도움말" className={styles.neighbours}>
      {previous && <Neighbour label="이전" guide={previous} />}
      {next && <Neighbour label="다음" guide={next} />}
    </nav>
  );
}

const Neighbour = ({ label, guide }: { label: string; guide: GuideListItem }) => (
  <Link to={buildGuideHref(guide.guideId)} className={styles.neighbour}>
    <span className={styles.neighbourLabel}>{label}</span>
    {guide.title}
  </Link>
);
