import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { nextZoom, PageColumn, type PageColumnHandle, type ZoomFit } from '@/entities/document';
import { FillBox } from '@/features/document/fill-fields';
import { useSignMessages } from '@/features/receiver/sign-document';
import { IconButton } from '@/shared/ui/icon-button';
import { useLayout } from '@/shared/ui/responsive';
import { useOwnDrawing } from '../model/use-own-drawing';
import type { SigningState } from '../model/use-filling';
import { FieldFile } from './field-file';
import { FieldMark } from './field-mark';
import { OwnLayer, OwnTools } from './own-drawing';
import { PageDrawings } from './page-drawings';
import * as styles from './signing.css';

type DocumentViewProps = { state: SigningState; onStale: () => void };

/** The pages with everything that stands on them; the present field is brought into view. */
export function DocumentView({ state, onStale }: DocumentViewProps) {
  const t = useSignMessages();
  const isMobile = useLayout() === 'mobile';
  const { pages, fields, filling, markOf, fileOf } = state;
  const { resolved, current, isCurrent, isSaid, send } = filling;
  const column = useRef<PageColumnHandle>(null);
  const [zoom, setZoom] = useState(1);
  const drawing = useOwnDrawing(pages, column);
  const [fit, setFit] = useState<ZoomFit | null>('width');
  const [page, setPage] = useState(0);
  const currentField = fields.find(({ fieldId }) => fieldId === current?.field.fieldId);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (!currentField || shown.current === currentField.fieldId) return;
    // The first page is seen first: one is led to a field by asking for the next one.
    if (shown.current !== null || filling.place > 0) column.current?.reveal(currentField.pageIndex, currentField.seen);
    shown.current = currentField.fieldId;
  }, [currentField, filling.place]);

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
            {resolved
              .filter(({ field }) => field.pageIndex === shownPage.index)
              .map((one) => {
                const mark = markOf(one.field.fieldId);
                const file = fileOf(one.field, one.value);
                const { x, y, width, height } = one.field.seen;
                return (
                  <FillBox
                    key={one.field.fieldId}
                    resolved={one}
                    zoom={zoom}
                    box={{ x: x * zoom, y: y * zoom, width: width * zoom, height: height * zoom }}
                    isCurrent={isCurrent(one)}
                    isSaid={isSaid(one)}
                    onFocus={() => send({ type: 'focused', fieldId: one.field.fieldId })}
                  >
                    {mark && one.value ? (
                      <FieldMark shown={mark} zoom={zoom} />
                    ) : file && one.value ? (
                      <FieldFile shown={file} />
                    ) : undefined}
                  </FillBox>
                );
              })}
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
