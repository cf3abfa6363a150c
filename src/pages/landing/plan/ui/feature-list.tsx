import { Check } from '@/shared/icons';
import { FEATURES } from '../model/offers';
import * as styles from './feature-list.css';

export const FeatureList = ({ title }: { title: string }) => (
  <section className={styles.section} aria-labelledby="features-title">
    <h2 id="features-title" className={styles.title}>
      {title}
    </h2>
    <ul className={styles.list}>
      {FEATURES.map(({ name }) => (
        <li key={name} className={styles.item}>
          <Check className={styles.mark} />
          {name}
        </li>
      ))}
    </ul>
  </section>
);
