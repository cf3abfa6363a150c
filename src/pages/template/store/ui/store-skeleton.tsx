import { Skeleton } from '@/shared/ui/feedback/skeleton';
import * as cards from './store-card.css';
import * as styles from './store-skeleton.css';
import { list } from './store.css';

export const StoreSkeleton = () => (
  <>
    <Skeleton shape="block" className={styles.set} />
    <div className={styles.cards}>
      <div className={list}>
        {['a', 'b', 'c', 'd'].map((place) => (
          <div key={place} className={cards.card}>
            <Skeleton shape="block" className={styles.picture} />
            <Skeleton shape="title" width="3/4" />
            <Skeleton shape="line" width="1/2" />
          </div>
        ))}
      </div>
    </div>
  </>
);
