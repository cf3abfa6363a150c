import { ChevronLeft, ChevronRight, Maximize, ZoomIn, ZoomOut } from '@/shared/icons';
import { useRef, useState, type ReactNode } from 'react';
import {
  getNextZoom,
  PageColumn,
  PageNumber,
  useZoom,
  type DocumentPage,
  type PageColumnHandle,
} from '@/entities/document';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { useLayout } from '@/shared/ui/layout/responsive';
import { usePageKeys } from './use-page-keys';
import * as styles from './document-pane.css';

type DocumentPaneProps = {
  pages: readonly DocumentPage[];
  renderPage: (page: DocumentPage, zoom: number) => ReactNode;
  /** Called when the picture URLs have expired. */
  onStale: () => void;
};

export function DocumentPane({ pages, renderPage, onStale }: DocumentPaneProps) {
  const column = useRef<PageColumnHandle>(null);
  const { zoom, fitted, zoomTo, fitTo, onFitted } = useZoom(useLayout() === 'mobile' ? 'width' : 'page');
  const [page, setPage] = useState(0);
  const step = (by: 1 | -1) => zoomTo(getNextZoom(zoom, by));
  const go = (to: number) => column.current?.goTo(Math.min(pages.length - 1, Math.max(0, to)));

  usePageKeys((key) => {
    if (key === 'ArrowLeft') go(page - 1);
    if (key === 'ArrowRight') go(page + 1);
    if (key === '+' || key === '=') step(1);
    if (key === '-') step(-1);
    if (key === '0') fitTo('width');
  });

  return (
    <section className={styles.pane} aria-label="문서 내용">
      <div className={styles.tools}>
        <span className={styles.toolGroup}>
          <IconButton size="sm" label="이전 쪽" icon={<ChevronLeft />} tipSide="bottom" onClick={() => go(page - 1)} />
          <PageNumber page={page} count={pages.length} onGo={go} />
          <IconButton size="sm" label="다음 쪽" icon={<ChevronRight />} tipSide="bottom" onClick={() => go(page + 1)} />
        </span>
        <span className={styles.toolGroup}>
          <IconButton size="sm" label="작게" icon={<ZoomOut />} tipSide="bottom" onClick={() => step(-1)} />
          <span>{Math.round(zoom * 100)}%</span>
          <IconButton size="sm" label="크게" icon={<ZoomIn />} tipSide="bottom" onClick={() => step(1)} />
          <IconButton
            size="sm"
            label="넓게 보기"
            icon={<Maximize />}
            tipSide="bottom"
            onClick={() => fitTo(fitted === 'width' ? 'page' : 'width')}
          />
        </span>
      </div>
      <div className={styles.sheet}>
        <PageColumn
          ref={column}
          pages={pages}
          zoom={zoom}
          fitted={fitted}
          isRead
          onZoom={zoomTo}
          onFitted={onFitted}
          onPage={setPage}
          onStale={onStale}
        >
          {(shown) => renderPage(shown, zoom)}
        </PageColumn>
      </div>
    </section>
  );
}
