import { Check } from '@/shared/icons';
import type { ContractListItem } from '../api/contract';
import { describeProgress } from '../model/receiver-progress';
import * as styles from './seal-track.css';

const surname = (name: string) => Array.from(name.trim())[0] ?? '?';

export function SealTrack({ receivers }: { receivers: ContractListItem['receivers'] }) {
  const { shown, hidden, done, total, words } = describeProgress(receivers);
  if (total === 0) return <span className={styles.progressCount}>—</span>;
  return (
    <span className={styles.track} role="img" aria-label={words} title={words}>
      {shown.map(({ receiverUuid, name, state }) => (
        <span key={receiverUuid} className={styles.dot({ state })}>
          {state === 'done' ? <Check className={styles.tick} /> : surname(name)}
        </span>
      ))}
      {hidden > 0 && <span className={styles.dot({ state: 'more' })}>+{hidden}</span>}
      <span className={styles.progressCount}>
        {done}/{total}
      </span>
    </span>
  );
}
