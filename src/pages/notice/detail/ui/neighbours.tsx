import { Link } from 'react-router-dom';
import type { Notice } from '@/entities/help/notice';
import { href } from '@/shared/routes';
import * as styles from './notice.css';

export function Neighbours({ previous, next }: Pick<Notice, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="다른 공지" className={styles.neighbours}>
      {next && <Neighbour label="다음 글" {...next} />}
      {previous && <Neighbour label="이전 글" {...previous} />}
    </nav>
  );
}

const Neighbour = ({ label, noticeId, title }: { label: string; noticeId: string; title: string }) => (
  <Link to={href('notice', { noticeId })} className={styles.neighbour}>
    <span className={styles.neighbourLabel}>{label}</span>
    <span className={styles.neighbourTitle}>{title}</span>
  </Link>
);
