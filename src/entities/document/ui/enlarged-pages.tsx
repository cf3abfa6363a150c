import { Maximize, ZoomIn, ZoomOut } from '@/shared/icons';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { useLayout } from '@/shared/ui/layout/responsive';
import { FullScreenDialog } from '@/shared/ui/overlays/dialog';
import type { DocumentPage } from '../model/document-page';
import { useMessages } from '../model/messages';
import { useZoom } from '../model/use-zoom';
import { getNextZoom } from '../model/zoom';
import * as styles from './enlarged-pages.css';
import { PageColumn, type PageColumnHandle } from './page-column';
import { PageNumber } from './page-number';
import { useZoomKeys } from './use-zoom-keys';

/** The maximum zoom when fitting. At full width on a wide screen, a page would have to be scrolled line by line. */
const MAX_FITTED_ZOOM = 1.6;

type EnlargedPagesProps = {
  title: string;
  pages: readonly DocumentPage[];
  start: number;
  onStale: () => void;
  onClose: () => void;
};

export function EnlargedPages({ title, pages, start, onStale, onClose }: EnlargedPagesProps) {
  const t = useMessages();
  const isMobile = useLayout() === 'mobile';
  const column = useRef<PageColumnHandle>(null);
  const isPlaced = useRef(false);
  const { zoom, fitted, zoomTo, fitTo, onFitted } = useZoom('width', MAX_FITTED_ZOOM);
  const [page, setPage] = useState(start);
  const step = (by: 1 | -1) => zoomTo(getNextZoom(zoom, by));
  const go = (to: number) => column.current?.goTo(Math.min(pages.length - 1, Math.max(0, to)));

  // The first layout has zoom 1 and the second the fitted zoom, so both scroll to the start page. After that, the
  // reader's position is kept.
  useEffect(() => {
    if (isPlaced.current) return;
    isPlaced.current = zoom !== 1;
    column.current?.goTo(start);
  }, [zoom, start]);

  useZoomKeys((key) => {
    if (key === '+') step(1);
    if (key === '-') step(-1);
    if (key === '0') fitTo('width');
    if (key === 'ArrowLeft') go(page - 1);
    if (key === 'ArrowRight') go(page + 1);
  });

  return (
    <FullScreenDialog
      title={title}
      note={
        <span className={styles.tools}>
          <PageNumber page={page} count={pages.length} onGo={go} />
          <IconButton label={t.smaller} icon={<ZoomOut />} tipSide="bottom" onClick={() => step(-1)} />
          <IconButton label={t.larger} icon={<ZoomIn />} tipSide="bottom" onClick={() => step(1)} />
          <IconButton label={t.fitted} icon={<Maximize />} tipSide="bottom" onClick={() => fitTo('width')} />
        </span>
      }
      onClose={onClose}
    >
      <div className={styles.pages}>
        <PageColumn
          ref={column}
          pages={pages}
          zoom={zoom}
          fitted={fitted}
          isRead
          padding={isMobile ? 8 : 24}
          gap={isMobile ? 10 : 20}
          onZoom={zoomTo}
          onFitted={onFitted}
          onPage={setPage}
          onStale={onStale}
        />
      </div>
    </FullScreenDialog>
  );
}
