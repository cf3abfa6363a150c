import { ZoomIn, ZoomOut } from '@/shared/icons';
import { useRef, useState } from 'react';
import { getNextZoom, PageColumn, type PageColumnHandle } from '@/entities/document';
import { useFillingContext, useQuestionPosition } from '@/entities/filling';
import { useReadingZoom } from '@/features/document/fill-fields';
import { useSignMessages } from '@/features/receiver/sign-document';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { useLayout } from '@/shared/ui/layout/responsive';
import { useReceiverDrawing } from '../model/use-receiver-drawing';
import type { SigningState } from '../model/use-signing-page';
import { ReceiverDrawingLayer, ReceiverDrawingTools } from './own-drawing';
import { PageDrawings } from './page-drawings';
import { PlacedField } from './placed-field';
import * as styles from './signing.css';

type DocumentViewProps = {
  state: SigningState;
  /** Enlarges controls and adds zoom buttons. */
  isLarge: boolean;
  onOpen: (fieldId: string) => void;
  onStale: () => void;
};

/** Scrolls to the current field. */
export function DocumentView({ state, isLarge, onOpen, onStale }: DocumentViewProps) {
  const t = useSignMessages();
  const isMobile = useLayout() === 'mobile';
  const { pages, fields, filling } = state;
  const currentId = useFillingContext(filling, (context) => context.currentId);
  const { place } = useQuestionPosition(filling);
  const column = useRef<PageColumnHandle>(null);
  const drawing = useReceiverDrawing(pages, column);
  const [page, setPage] = useState(0);
  const currentField = fields.find(({ fieldId }) => fieldId === currentId);
  const { zoom, fitted, onFitted, onZoom } = useReadingZoom({
    column,
    current: currentField,
    isFirst: place === 0,
    isPhone: isMobile,
    isLarge,
  });
  const [padding, gap] = isMobile ? [0, 10] : [32, 24];
  return (
    <div className={styles.document}>
      <PageColumn
        ref={column}
        pages={pages}
        zoom={zoom}
        fitted={fitted}
        isRead={!drawing.isDrawing}
        padding={padding}
        gap={gap}
        label={t.document}
        onZoom={onZoom}
        onFitted={onFitted}
        onPage={setPage}
        onStale={onStale}
      >
        {(shownPage) => (
          <>
            <PageDrawings page={shownPage} isOwnElsewhere={drawing.own !== null} />
            {fields
              .filter(({ pageIndex }) => pageIndex === shownPage.index)
              .map((field) => (
                <PlacedField key={field.fieldId} field={field} filling={filling} zoom={zoom} onOpen={onOpen} />
              ))}
            <ReceiverDrawingLayer drawing={drawing} page={shownPage} zoom={zoom} />
          </>
        )}
      </PageColumn>
      {drawing.isAllowed && <ReceiverDrawingTools drawing={drawing} />}
      {isMobile && (
        <span className={styles.zoomPill} aria-hidden>
          {t.pageOf(page + 1, pages.length)}
        </span>
      )}
      {(!isMobile || isLarge) && (
        <div className={styles.zoomTools}>
          <IconButton label={t.zoomOut} icon={<ZoomOut />} onClick={() => onZoom(getNextZoom(zoom, -1))} />
          <span className={styles.zoomPercent}>{Math.round(zoom * 100)}%</span>
          <IconButton label={t.zoomIn} icon={<ZoomIn />} onClick={() => onZoom(getNextZoom(zoom, 1))} />
        </div>
      )}
    </div>
  );
}
