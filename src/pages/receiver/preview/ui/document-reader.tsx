import { X, ZoomIn, ZoomOut } from '@/shared/icons';
import { useRef, useState } from 'react';
import { getNextZoom, PageColumn, PageNumber, useZoom, type PageColumnHandle } from '@/entities/document';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { VisibleFrame } from '@/shared/ui/layout/visible-frame';
import type { Preview } from '../model/load-preview';
import type { PreviewMessages } from '../model/messages.ko';
import * as styles from './document-reader.css';

type DocumentReaderProps = { preview: Preview; words: PreviewMessages; onStale: () => void; onClose: () => void };

export function DocumentReader({ preview: { title, pages }, words, onStale, onClose }: DocumentReaderProps) {
  const { zoom, fitted, zoomTo, onFitted } = useZoom('width');
  const column = useRef<PageColumnHandle>(null);
  const [page, setPage] = useState(0);
  const step = (by: 1 | -1) => zoomTo(getNextZoom(zoom, by));
  return (
    <VisibleFrame className={styles.frame}>
      <title>{`${title} | 도장`}</title>
      <header className={styles.header}>
        <IconButton label={words.close} icon={<X />} tipSide="bottom" onClick={onClose} />
        <h1 className={styles.title}>{title}</h1>
        <span className={styles.tools}>
          <PageNumber page={page} count={pages.length} onGo={(index) => column.current?.goTo(index)} />
          <IconButton label={words.smaller} icon={<ZoomOut />} tipSide="bottom" onClick={() => step(-1)} />
          <IconButton label={words.larger} icon={<ZoomIn />} tipSide="bottom" onClick={() => step(1)} />
        </span>
      </header>
      <main className={styles.main}>
        <p className={styles.banner}>{words.banner}</p>
        <div className={styles.pages}>
          <PageColumn
            ref={column}
            pages={pages}
            zoom={zoom}
            fitted={fitted}
            label={words.document}
            isRead
            onZoom={zoomTo}
            onFitted={onFitted}
            onPage={setPage}
            onStale={onStale}
          />
        </div>
      </main>
    </VisibleFrame>
  );
}
