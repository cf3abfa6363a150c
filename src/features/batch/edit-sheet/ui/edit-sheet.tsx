import { ChevronLeft, ChevronRight, FileSpreadsheet, Plus, Trash } from '@/shared/icons';
import { useRef, type ReactNode } from 'react';
import { formatCount, type Batch } from '@/entities/batch';
import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { useLayout } from '@/shared/ui/layout/responsive';
import { markRows } from '../model/sheet-command';
import type { SheetEditorState } from '../model/use-sheet';
import { useSheetView } from '../model/use-sheet-view';
import * as styles from './edit-sheet.css';
import { SheetBar } from './sheet-bar';
import { SheetChips } from './sheet-chips';
import { SheetConflict } from './sheet-conflict';
import { SheetGrid, type SheetGridHandle } from './sheet-grid';
import { SheetPeople } from './sheet-people';

export type EditSheetProps = {
  batch: Pick<Batch, 'columns' | 'fileName'>;
  sheet: SheetEditorState;
  /** Explains why the last file was rejected, or why sending could not start. */
  alert?: ReactNode;
  fileActions?: ReactNode;
  isBusy: boolean;
  onReview: (leaveOutWrong: boolean) => void;
  /** Called with true while a cell contains text that isn't confirmed yet. */
  onTyping: (isTyping: boolean) => void;
  onReload: () => void;
};

/** Shows a spreadsheet on a computer, and a list of people with forms on a phone. */
export function EditSheet({ batch, sheet, alert, fileActions, isBusy, onReview, onTyping, onReload }: EditSheetProps) {
  const isMobile = useLayout() === 'mobile';
  const grid = useRef<SheetGridHandle>(null);
  const view = useSheetView(batch.columns, sheet);
  const ready = sheet.rows.filter(({ state }) => state === 'READY').length;
  const wrong = sheet.rows.filter(({ state }) => state === 'WRONG').length;
  const checkedRows = view.shown.filter(({ rowId }) => view.checked.has(rowId));
  const goToError = (by: 1 | -1) => {
    if (view.goToError(by)) grid.current?.focus();
  };
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <h1 className={styles.heading}>{formatCount(ready + wrong)}명에게 한 번에 보내요</h1>
        <div className={styles.actions}>
          {fileActions}
          {!isMobile && (
            <Button
              icon={<Plus />}
              disabledReason={view.mayAdd ? undefined : '한 번에 10,000건까지 보낼 수 있어요.'}
              onClick={() => {
                view.addRow();
                grid.current?.focus();
              }}
            >
              줄 더하기
            </Button>
          )}
        </div>
      </div>
      {alert}
      <SheetConflict sheet={sheet} onReload={onReload} />
      <div className={styles.top}>
        <div className={styles.chips}>
          <SheetChips rows={sheet.rows} filter={view.filter} onFilter={view.chooseFilter} />
          {batch.fileName && (
            <span className={styles.fileName}>
              <FileSpreadsheet />
              <span>{batch.fileName}</span>
            </span>
          )}
        </div>
        {!isMobile && checkedRows.length > 0 && (
          <div className={styles.actions} role="toolbar" aria-label="고른 줄에 할 일">
            <span className={styles.position}>{formatCount(checkedRows.length)}줄</span>
            <Button size="sm" onClick={() => view.perform(markRows(checkedRows, 'isLeftOut', true))}>
              빼고 보내기
            </Button>
            <Button size="sm" onClick={() => view.perform(markRows(checkedRows, 'isLeftOut', false))}>
              다시 넣기
            </Button>
            <Button size="sm" icon={<Trash />} onClick={() => view.remove(checkedRows)}>
              줄 지우기
            </Button>
          </div>
        )}
        {!isMobile && checkedRows.length === 0 && view.errors.length > 0 && (
          <div className={styles.actions}>
            <Button variant="ghost" size="sm" icon={<ChevronLeft />} onClick={() => goToError(-1)}>
              이전 오류
            </Button>
            <span className={styles.position}>
              {view.errorPlace === -1 ? '–' : formatCount(view.errorPlace + 1)} / {formatCount(view.errors.length)}
            </span>
            <Button variant="ghost" size="sm" trailingIcon={<ChevronRight />} onClick={() => goToError(1)}>
              다음 오류
            </Button>
          </div>
        )}
      </div>
      {view.shown.length === 0 && (
        <div className={styles.emptyArea}>
          <EmptyState
            kind={sheet.rows.length === 0 ? 'nothing-yet' : 'nothing-found'}
            size="panel"
            title={sheet.rows.length === 0 ? '아직 줄이 없어요' : '여기에 해당하는 줄이 없어요'}
            description={sheet.rows.length === 0 ? '줄을 더하거나 엑셀을 올려주세요.' : '전체를 눌러 다른 줄을 보세요.'}
          />
        </div>
      )}
      {isMobile ? (
        <SheetPeople columns={batch.columns} view={view} rows={sheet.rows} onTyping={onTyping} />
      ) : (
        view.shown.length > 0 && (
          <SheetGrid
            ref={grid}
            columns={batch.columns}
            view={view}
            onTyping={onTyping}
            onUndo={sheet.undo}
            onRedo={sheet.redo}
          />
        )
      )}
      <SheetBar ready={ready} wrong={wrong} isBusy={isBusy} onReview={onReview} />
    </div>
  );
}
