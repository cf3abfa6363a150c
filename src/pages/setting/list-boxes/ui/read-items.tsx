import { useState } from 'react';
import { Button } from '@/shared/ui/actions/button';
import * as styles from './list-boxes.css';

const AT_ONCE = 100;

export function ReadItems({ items }: { items: readonly string[] }) {
  const [count, setCount] = useState(AT_ONCE);
  const hidden = items.length - count;
  if (items.length === 0) return <p className={styles.count}>아직 항목이 없어요.</p>;
  return (
    <>
      <ol className={styles.items} aria-label="항목">
        {items.slice(0, count).map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <Button fullWidth onClick={() => setCount(count + AT_ONCE)}>
          {Math.min(hidden, AT_ONCE)}개 더 보기 ({hidden.toLocaleString('ko')}개 남음)
        </Button>
      )}
    </>
  );
}
