import { Link } from 'react-router-dom';
import type { SealLedgerEntry } from '@/entities/company-seal';
import { href } from '@/shared/routes';
import { formatExactTime } from '@/shared/lib/seoul-time';
import * as styles from './ledger.css';

export const LedgerEntries = ({ entries }: { entries: readonly SealLedgerEntry[] }) => (
  <ol className={styles.list} aria-label="쓴 기록">
    {entries.map((entry) => (
      <li key={entry.entryId} className={styles.entry}>
        <span className={styles.action}>{sentenceOf(entry)}</span>
        {entry.contract && <Document contract={entry.contract} />}
        {entry.note && <span className={styles.note}>“{entry.note}”</span>}
        <time className={styles.timestamp} dateTime={entry.at}>
          {formatExactTime(entry.at)}
        </time>
      </li>
    ))}
  </ol>
);

function Document({
  contract: { contractId, documentNo, title },
}: {
  contract: NonNullable<SealLedgerEntry['contract']>;
}) {
  if (title === null) return <span className={styles.note}>문서 번호 {documentNo ?? '없음'}</span>;
  return (
    <Link className={styles.document} to={href('contract', { contractId })}>
      {title}
    </Link>
  );
}

function sentenceOf({ kind, by, subject, places }: SealLedgerEntry): string {
  switch (kind) {
    case 'ADDED':
      return `${by} 님이 만들었어요`;
    case 'GRANTED':
      return `${by} 님이 ${subject ?? '다른 멤버'} 님에게 쓸 수 있게 했어요`;
    case 'REVOKED':
      return `${subject ?? '다른 멤버'} 님이 더는 쓸 수 없어요 (${by} 님)`;
    case 'USED':
      return `${by} 님이 ${places ?? 1}곳에 찍어 보냈어요`;
    case 'SUSPENDED':
      return `${by} 님이 잠깐 멈췄어요`;
    case 'RESUMED':
      return `${by} 님이 다시 쓰게 했어요`;
    case 'REPLACED':
      return `${by} 님이 새 도장으로 바꿨어요`;
    case 'DESTROYED':
      return `${by} 님이 없앴어요`;
  }
}
