import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react';
import type { BatchColumn } from '@/entities/batch';
import { getCellNote, getColumnWidth } from '../model/cell-words';
import { getSelectedRange } from '../model/selection';
import { markRows } from '../model/sheet-command';
import type { SheetView } from '../model/use-sheet-view';
import { CellEditor } from './cell-editor';
import { CellHint } from './cell-hint';
import * as styles from './grid.css';
import { listRowsNear } from './rows-near';
import { SheetHeader } from './sheet-header';
import { getCellId, SheetRow } from './sheet-row';
import { useDragRange } from './use-drag-range';
import { useTypingReport } from './use-typing-report';

export type SheetGridHandle = { focus: () => void };

type SheetGridProps = {
  columns: readonly BatchColumn[];
  view: SheetView;
  onTyping: (isTyping: boolean) => void;
  onUndo: () => void;
  onRedo: () => void;
  ref?: Ref<SheetGridHandle>;
};

const HINT = '화살표로 움직이고, 적으면 고쳐져요. Esc를 누른 다음 Tab을 누르면 표에서 나가요.';

export function SheetGrid({ columns, view, onTyping, onUndo, onRedo, ref }: SheetGridProps) {
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const { shown, selection, checked, setChecked, numberOf } = view;
  const { row: activeRow, column: activeColumn } = selection.active;
  const rowsShown = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => styles.ROW_HEIGHT,
    rangeExtractor: (range) => listRowsNear(range, scroller.current?.clientHeight ?? 0),
    scrollMargin: styles.HEAD_HEIGHT,
    // Better to render rows one frame late than to delay the frame.
    useFlushSync: false,
    scrollPaddingStart: styles.HEAD_HEIGHT,
  });
  const columnsShown = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const column = columns[index];
      return column ? getColumnWidth(column) : 0;
    },
    overscan: 2,
    scrollMargin: styles.FROZEN_WIDTH,
    scrollPaddingStart: styles.FROZEN_WIDTH,
  });
  useImperativeHandle(ref, () => ({ focus: () => editor.current?.focus({ preventScroll: true }) }));
  useLayoutEffect(() => {
    if (shown.length === 0) return;
    rowsShown.scrollToIndex(activeRow);
    columnsShown.scrollToIndex(activeColumn);
    // Scrolls only when the active cell changes, so that the mouse can scroll away from it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [activeRow, activeColumn]);

  const drag = useDragRange(view, () => {
    setTyped(null);
    editor.current?.focus({ preventScroll: true });
  });
  const onCheck = useCallback(
    (rowId: string, isChecked: boolean) =>
      setChecked((before) => {
        const next = new Set(before);
        if (isChecked) next.add(rowId);
        else next.delete(rowId);
        return next;
      }),
    [setChecked],
  );

  const range = getSelectedRange(selection);
  const visible = columnsShown.getVirtualItems();
  const near = rowsShown.getVirtualItems();
  const checkedCount = useMemo(() => shown.filter(({ rowId }) => checked.has(rowId)).length, [shown, checked]);
  const width = columnsShown.getTotalSize() + styles.FROZEN_WIDTH;
  const current = shown[activeRow];
  const column = columns[activeColumn];
  const stored = current?.cells[column?.key ?? ''] ?? '';
  useTypingReport(typed !== null && typed !== stored, onTyping);
  const note = current && column ? getCellNote(current, column.key, { isFirst: activeColumn === 0, numberOf }) : null;
  const box = {
    left: columnsShown.measurementsCache[activeColumn]?.start ?? styles.FROZEN_WIDTH,
    top: styles.HEAD_HEIGHT + activeRow * styles.ROW_HEIGHT,
    width: column ? getColumnWidth(column) : 0,
  };
  const tipId = `${gridId}-tip`;
  const commit = (text: string) => {
    setTyped(null);
    view.write(text);
  };

  return (
    <div className={styles.frame}>
      <div ref={scroller} className={styles.scroller} {...drag} onDoubleClick={() => setTyped(stored)}>
        <div
          role="grid"
          id={gridId}
          aria-label="받는 분과 값"
          aria-rowcount={shown.length + 1}
          aria-colcount={columns.length + 2}
          aria-multiselectable
          className={styles.grid}
          style={{ width, height: rowsShown.getTotalSize() + styles.HEAD_HEIGHT }}
        >
          <SheetHeader
            columns={columns}
            visible={visible}
            checked={checkedCount}
            total={shown.length}
            onCheckAll={(isChecked) => setChecked(new Set(isChecked ? shown.map(({ rowId }) => rowId) : []))}
          />
          <div role="rowgroup" className={styles.body}>
            {near.map(({ index, start }) => {
              const row = shown[index];
              if (!row) return null;
              const isInside = index >= range.top && index <= range.bottom;
              const isMany = range.top !== range.bottom || range.left !== range.right;
              return (
                <SheetRow
                  // A row that scrolls into view reuses the elements of one that scrolled out.
                  key={index % near.length}
                  row={row}
                  index={index}
                  number={numberOf(row.rowId) ?? index + 1}
                  top={start - styles.HEAD_HEIGHT}
                  columns={columns}
                  visible={visible}
                  isChecked={checked.has(row.rowId)}
                  activeColumn={index === activeRow ? activeColumn : -1}
                  rangeLeft={isInside && isMany ? range.left : 0}
                  rangeRight={isInside && isMany ? range.right : -1}
                  gridId={gridId}
                  onCheck={onCheck}
                />
              );
            })}
          </div>
        </div>
        {current && column && (
          <CellEditor
            ref={editor}
            box={box}
            column={column}
            number={numberOf(current.rowId) ?? activeRow + 1}
            text={stored}
            typed={typed}
            isWrong={note !== null && note.problems.length > 0}
            describedBy={note ? `${tipId} ${gridId}-hint` : `${gridId}-hint`}
            gridId={gridId}
            cellId={getCellId(gridId, current.rowId, activeColumn)}
            extent={{
              rows: shown.length,
              columns: columns.length,
              pageRows: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / styles.ROW_HEIGHT) - 2),
            }}
            view={view}
            onType={setTyped}
            onCommit={commit}
            onUndo={onUndo}
            onRedo={onRedo}
            onTake={() => note?.offer != null && view.write(note.offer)}
          />
        )}
        {current && note && typed === null && (
          <CellHint
            id={tipId}
            note={note}
            left={placeHint(box.left, columnsShown)}
            top={box.top + styles.ROW_HEIGHT + 6}
            onTake={(value) => {
              view.write(value);
              editor.current?.focus({ preventScroll: true });
            }}
            onLeaveOut={() => view.perform(markRows([current], 'isLeftOut', true))}
            onAccept={() => view.perform(markRows([current], 'twinAccepted', true))}
          />
        )}
        <span id={`${gridId}-hint`} hidden>
          {HINT}
        </span>
      </div>
    </div>
  );
}

const HINT_MARGIN = 12;

/** Moves the hint of a cell at the right edge to the left, where there is room for it. */
function placeHint(
  left: number,
  { scrollOffset, scrollRect }: Pick<Virtualizer<HTMLDivElement, Element>, 'scrollOffset' | 'scrollRect'>,
) {
  if (!scrollRect || scrollRect.width === 0) return left;
  const right = (scrollOffset ?? 0) + scrollRect.width;
  if (left >= right) return left;
  return Math.max(styles.FROZEN_WIDTH, Math.min(left, right - styles.HINT_WIDTH - HINT_MARGIN));
}
