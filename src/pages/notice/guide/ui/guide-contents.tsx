import type { ContentBlock } from '@/entities/help/content';
import * as styles from './guide-article.css';

/** Only shown if there is space next to the text. */
export function GuideContents({ blocks }: { blocks: readonly ContentBlock[] }) {
  const headings = blocks.flatMap((block) => (block.type === 'HEADING' && block.level === 2 ? [block] : []));
  if (headings.length < 2) return null;
  return (
    <nav aria-label="차례" className={styles.contents}>
      <ol className={styles.contentsList}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.contentsLink}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
