import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFilled, usePlace } from '@/entities/filling';
import { nextZoom, PageColumn, type PageColumnHandle, type ZoomFit } from '@/entities/document';
import { useSignMessages } from '@/features/receiver/sign-document';
import { IconButton } from '@/shared/ui/icon-button';
import { useLayout } from '@/shared/ui/responsive';
import { useOwnDrawing } from '../model/use-own-drawing';
import type { SigningState } from '../model/use-signing-page';
import { OwnLayer, OwnTools } from './own-drawing';
import { PageDrawings } from './page-drawings';
import { PlacedField } from './placed-field';
import * as styles from './signing.css';

type DocumentViewProps = { state: SigningState; onStale: () => void };

/** The pages with everything that stands on them; the present field is brought into view. */
export function DocumentView({ state, onStale }: DocumentViewProps) {
  const t = useSignMessages();
  const isMobile = useLayout() === 'mobile';
  const { pages, fields, filling } = state;
  const currentId = useFilled(filling, (context) => context.currentId);
  const { place } = usePlace(filling);
  const column = useRef<PageColumnHandle>(null);
  const [zoom, setZoom] = useState(1);
  const drawing = useOwnDrawing(pages, column);
  const [fit, setFit] = useState<ZoomFit | null>('width');
  const [page, setPage] = useState(0);
  const currentField = fields.find(({ fieldId }) => fieldId === currentId);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (!currentField || shown.current === currentField.fieldId) return;
    // The first page is seen first: one is led to a field by asking for the next one.
    if (shown.current !== null || place > 0) column.current?.reveal(currentField.pageIndex, currentField.seen);
    shown.current = currentField.fieldId;
  }, [currentField, place]);

  const zoomTo = (next: number) => {
    setFit(null);
    setZoom(next);
  };
  const [padding, gap] = isMobile ? [0, 10] : [32, 24];
  return (
    <div className={styles.document}>
      <PageColumn
        ref={column}
        pages={pages}
        zoom={zoom}
        fitted={fit}
        padding={padding}
        gap={gap}
        label={t.document}
        onZoom={(next) => (fit && !isMobile ? setZoom(Math.min(next, 1.25)) : setZoom(next))}
        onPage={setPage}
        onStale={onStale}
      >
        {(shownPage) => (
          <>
            <PageDrawings page={shownPage} isOwnElsewhere={drawing.own !== null} />
            {fields
              .filter(({ pageIndex }) => pageIndex === shownPage.index)
              .map((field) => (
                <PlacedField key={field.fieldId} field={field} filling={filling} zoom={zoom} />
              ))}
            <OwnLayer drawing={drawing} page={shownPage} zoom={zoom} />
          </>
        )}
      </PageColumn>
      {drawing.isAllowed && <OwnTools drawing={drawing} />}
      {isMobile ? (
        <span className={styles.pill} aria-hidden>
          {t.pageOf(page + 1, pages.length)}
        </span>
      ) : (
        <div className={styles.zoomTools}>
          <IconButton label={t.zoomOut} icon={<ZoomOut />} onClick={() => zoomTo(nextZoom(zoom, -1))} />
          <span className={styles.zoomShare}>{Math.round(zoom * 100)}%</span>
          <IconButton label={t.zoomIn} icon={<ZoomIn />} onClick={() => zoomTo(nextZoom(zoom, 1))} />
        </div>
      )}
    </div>
  );
}
