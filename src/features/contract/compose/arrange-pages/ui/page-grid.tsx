import { Undo2 } from '@/shared/icons';
import { useEffect, useMemo, useRef, useState } from 'react';
import { getErrorMessage, type ApiError } from '@/shared/api';
import type { File as StoredFile } from '@/entities/file';
import { useAfterCommit } from '@/shared/lib/browser';
import { visuallyHidden } from '@/shared/styles';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { getPositionAfterMove, numberKeptPages, type ArrangedSheet } from '../model/sheets';
import { PageCard, type PageAction } from './page-card';
import { useDragPages, type PageDrag } from './use-drag-pages';
import { useLatestCallback } from './use-latest-callback';
import * as styles from './arrange-pages.css';

export type ArrangeEvent =
  | { type: 'page.turned' | 'page.removed' | 'page.restored'; page: number }
  | { type: 'page.moved'; page: number; to: number }
  | { type: 'undo' | 'refresh' };

type PageGridProps = {
  context: {
    upload: StoredFile | null;
    sheets: readonly ArrangedSheet[];
    past: readonly unknown[];
    failure: ApiError | null;
  };
  fieldCounts: ReadonlyMap<number, number>;
  isBusy: boolean;
  send: (event: ArrangeEvent) => void;
};

export function PageGrid({ context, fieldCounts, isBusy, send }: PageGridProps) {
  const { upload, sheets, past, failure } = context;
  const scroller = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [brokenUpload, setBrokenUpload] = useState<StoredFile | null>(null);
  const pictures = useMemo(() => new Map(upload?.pages.map((page) => [page.number, page])), [upload]);
  const places = useMemo(() => numberKeptPages(sheets), [sheets]);

  const lostFields = countLostFields(sheets, fieldCounts);

  const afterCommit = useAfterCommit();
  /** Restores focus, because some browsers drop it when an element moves, and removing a page replaces its button. */
  const keepFocus = (page: number, action: string) =>
    afterCommit(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-page="${page}"] [data-action=${action}]`)?.focus(),
    );
  const move = (page: number, to: number) => {
    send({ type: 'page.moved', page, to });
    setSaid(`${page}쪽을 ${getPositionAfterMove(sheets, page, to)}번째로 옮겼어요`);
  };
  const act = useLatestCallback((action: PageAction, page: number, index: number) => {
    if (isBusy) return;
    switch (action) {
      case 'turn':
        send({ type: 'page.turned', page });
        return setSaid(`${page}쪽을 오른쪽으로 돌렸어요`);
      case 'remove':
        send({ type: 'page.removed', page });
        setSaid(`${page}쪽을 뺐어요`);
        return keepFocus(page, 'keep');
      case 'restore':
        send({ type: 'page.restored', page });
        setSaid(`${page}쪽을 다시 넣었어요`);
        return keepFocus(page, 'keep');
      case 'earlier':
      case 'later':
        move(page, action === 'earlier' ? index - 1 : index + 1);
        return keepFocus(page, action);
    }
  });
  const { drag, begin, handlers } = useDragPages(scroller, ({ page, to }) => !isBusy && move(page, to));
  const beginDrag = useLatestCallback(begin);
  const undo = useLatestCallback(() => {
    if (isBusy || past.length === 0) return;
    send({ type: 'undo' });
    setSaid('되돌렸어요');
  });
  const noteBroken = useLatestCallback(() => setBrokenUpload(upload));
  useUndoKey(undo);

  return (
    <>
      <div className={styles.toolbar}>
        <span className={styles.hint}>쪽을 끌어서 옮기거나 단추로 정리해주세요.</span>
        <Button
          size="sm"
          icon={<Undo2 />}
          disabledReason={past.length === 0 ? '되돌릴 것이 없어요' : undefined}
          onClick={undo}
        >
          되돌리기
        </Button>
      </div>
      {/* Focusable, so that the keyboard can scroll the pages. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={scroller} className={styles.scroller} role="region" aria-label="쪽 목록" tabIndex={0} {...handlers}>
        {failure && <Banner tone="danger">{getErrorMessage(failure)}</Banner>}
        {lostFields > 0 && (
          <Banner tone="warning" announce>
            뺀 쪽에 놓은 칸 {lostFields}개는 적용하면 지워져요.
          </Banner>
        )}
        {brokenUpload !== null && brokenUpload === upload && (
          <Banner
            tone="warning"
            announce
            action={
              <Button size="sm" onClick={() => send({ type: 'refresh' })}>
                다시 불러오기
              </Button>
            }
          >
            보여드리지 못한 쪽이 있어요.
          </Banner>
        )}
        <ol className={styles.grid} aria-label="쪽">
          {sheets.map((sheet, index) => (
            <PageCard
              key={sheet.page}
              sheet={sheet}
              picture={pictures.get(sheet.page)}
              index={index}
              place={places.get(sheet.page) ?? null}
              isLast={index === sheets.length - 1}
              mark={markOf(drag, index)}
              onAct={act}
              onDrag={beginDrag}
              onBroken={noteBroken}
            />
          ))}
        </ol>
      </div>
      <span className={visuallyHidden} role="status">
        {said}
      </span>
    </>
  );
}

const countLostFields = (sheets: readonly ArrangedSheet[], fieldCounts: ReadonlyMap<number, number>) =>
  sheets.reduce((sum, { page, isKept }) => sum + (isKept ? 0 : (fieldCounts.get(page) ?? 0)), 0);

/** The dragged page lands before its target when moving up, and after it when moving down. */
function markOf(drag: PageDrag | null, index: number) {
  if (!drag) return null;
  if (drag.from === index) return 'dragged';
  if (drag.to !== index) return null;
  return drag.to < drag.from ? 'before' : 'after';
}

function useUndoKey(undo: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo]);
}
