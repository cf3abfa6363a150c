import { useId } from 'react';
import { Stack } from '@/shared/ui/layout/stack';
import type { ComparedPart } from '../model/compare-templates';
import * as styles from './comparison.css';

export function Differences({ title, differences }: ComparedPart) {
  const headingId = useId();
  return (
    <Stack gap={2}>
      <h3 id={headingId} className={styles.heading}>
        {title} {differences.length}
      </h3>
      <ul className={styles.list} aria-labelledby={headingId}>
        {differences.map(({ key, name, theirs, mine, stays }) => (
          <li key={key} className={styles.difference}>
            <p className={styles.name}>{name}</p>
            <dl className={styles.bothVersions}>
              <dt className={styles.side}>저장된 것</dt>
              <dd className={styles.description}>{theirs}</dd>
              <dt className={styles.side}>여기</dt>
              <dd className={styles.description}>{mine}</dd>
            </dl>
            {stays && <p className={styles.note}>여기서 고치지 않아서, 덮어써도 저장된 것이 남아요.</p>}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
