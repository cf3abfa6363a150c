import type { ReactNode } from 'react';
import * as styles from './timeline.css';

export interface TimelineEntry {
  key: string;
  icon: ReactNode;
  /** `ink` is for signatures. */
  tone?: 'plain' | 'ink' | 'danger';
  /** A sentence that starts with the person, such as "이도윤 님이 문서를 열었어요". */
  sentence: ReactNode;
  detail?: ReactNode;
  at: string;
  /** The time as shown, such as "오늘 14:08". */
  time: string;
  exactTime: string;
}

export const Timeline = ({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) => (
  <ol aria-label={label}>
    {entries.map(({ key, icon, tone = 'plain', sentence, detail, at, time, exactTime }) => (
      <li key={key} className={styles.item}>
        <span className={styles.icon({ tone })}>{icon}</span>
        <div className={styles.textBlock}>
          <p className={styles.sentence}>{sentence}</p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
        <time className={styles.time} dateTime={at} title={`${exactTime} (UTC+9)`}>
          {time}
        </time>
      </li>
    ))}
  </ol>
);
