import { getDisplaySize } from '#rules/page-geometry.ts';
import type { SignContract } from '@/entities/sign-contract';
import { useLoadingMessages } from '../model/loading-words';
import { runAfterPaint } from '../model/run-after-paint';
import * as styles from './first-page-preview.css';

/** The maximum zoom when fitting a page on desktop. */
const MAX_ZOOM = 1.25;

type FirstPagePreviewProps = {
  contract: SignContract | null;
  /** Called once the first page is visible or has failed to load. */
  onSeen: () => void;
};

/** Shows the server's picture of the first page until the document page's code has loaded. */
export function FirstPagePreview({ contract, onSeen }: FirstPagePreviewProps) {
  const words = useLoadingMessages();
  const page = contract?.pages[0];
  return (
    <div className={styles.frame} aria-busy>
      <header className={styles.top}>
        <h1 className={styles.title}>{contract?.title ?? words}</h1>
      </header>
      <main className={styles.desk}>
        {page ? (
          <img
            className={styles.page}
            style={{ maxWidth: getDisplaySize(page).width * MAX_ZOOM }}
            src={page.largeImageUrl}
            alt={words}
            width={getDisplaySize(page).width}
            height={getDisplaySize(page).height}
            fetchPriority="high"
            onLoad={({ currentTarget }) => runAfterPaint(currentTarget, onSeen)}
            onError={onSeen}
            data-first-page
          />
        ) : (
          <div className={styles.waiting} role="status" aria-label={words} />
        )}
      </main>
    </div>
  );
}
