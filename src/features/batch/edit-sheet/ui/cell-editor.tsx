import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import type { BatchColumn } from '@/entities/batch';
import { copyToClipboard } from '@/shared/lib/browser';
import { useMergedRef } from '@/shared/lib/merge-refs';
import { describeCell } from '../model/cell-words';
import { listChoices, moveChoice } from '../model/choices';
import { moveSelection, stepCell, type SheetExtent } from '../model/selection';
import { formatTsv, parseTsv } from '../model/tsv';
import type { SheetView } from '../model/use-sheet-view';
import { CellChoices, getChoiceId } from './cell-choices';
import * as styles from './grid.css';

type CellEditorProps = {
  box: { left: number; top: number; width: number };
  column: BatchColumn;
  number: number;
  text: string;
  /** The text being typed, or null between edits. */
  typed: string | null;
  isWrong: boolean;
  describedBy: string;
  gridId: string;
  cellId: string;
  extent: SheetExtent;
  view: SheetView;
  onType: (text: string | null) => void;
  onCommit: (text: string) => void;
  onUndo: () => void;
  onRedo: () => void;
  onTake: () => void;
  ref: Ref<HTMLTextAreaElement>;
};

/**
 * Covers the active cell and always has focus. If it only appeared on the first key, the start of a composed syllable
 * would be lost.
 */
export function CellEditor(props: CellEditorProps) {
  const { box, column, number, text, typed, view, extent, ref } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(ref, own);
  const isLeaving = useRef(false);
  const listId = useId();
  const [choice, setChoice] = useState(-1);
  const isOpen = typed !== null;
  const choices = typed === null ? null : listChoices(column, typed, text);
  const chosen = choices?.[choice];
  // Clicking another cell closes the list without a key press, so the choice is reset here.
  if (!isOpen && choice !== -1) setChoice(-1);

  useEffect(() => {
    // Opening a cell puts the cursor at the end of its text.
    if (isOpen) own.current?.setSelectionRange(own.current.value.length, own.current.value.length);
  }, [isOpen]);

  const type = (next: string | null) => {
    setChoice(-1);
    props.onType(next);
  };
  const commit = (value: string) => {
    setChoice(-1);
    props.onCommit(value);
  };
  const finish = () => typed !== null && commit(chosen ?? typed);
  const open = () => {
    props.onType(text);
    setChoice(column.items?.indexOf(text) ?? -1);
  };
  const step = (by: 1 | -1) => {
    finish();
    view.select(stepCell(view.selection, by, extent));
  };
  const moveDown = (by: 1 | -1) => {
    finish();
    const key = by === 1 ? 'ArrowDown' : 'ArrowUp';
    const next = moveSelection(view.selection, { key, shiftKey: false, isWide: false }, extent);
    if (next) view.select(next);
  };

  const pressOpen = (event: KeyboardEvent) => {
    const arrow = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (choices && arrow !== null && event.altKey) {
      // The first Alt+arrow opened the list. The second goes to the next error, as in other columns.
      finish();
      view.goToError(arrow);
    } else if (choices && arrow !== null) setChoice(moveChoice(choice, arrow, choices.length));
    else if (event.key === 'Enter' && !event.altKey) moveDown(event.shiftKey ? -1 : 1);
    else if (event.key === 'Tab') step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') type(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const pressShortcut = (event: KeyboardEvent): boolean => {
    const letter = event.key.toLowerCase();
    if (letter === 'z') return (event.shiftKey ? props.onRedo() : props.onUndo(), true);
    if (letter === 'y') return (props.onRedo(), true);
    if (letter === 'c' || letter === 'x') {
      void copyToClipboard(formatTsv(view.copy())).then(() => own.current?.focus({ preventScroll: true }));
      if (letter === 'x') view.empty();
      return true;
    }
    return false;
  };
  const pressClosed = (event: KeyboardEvent) => {
    const isWide = event.ctrlKey || event.metaKey;
    if (event.key === 'Tab') {
      if (isLeaving.current) return;
      step(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape') {
      isLeaving.current = true;
      return;
    } else if (event.altKey && event.key === 'ArrowDown' && column.items?.length) open();
    else if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      view.goToError(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.altKey && event.key === 'Enter') props.onTake();
    else if (event.key === 'F2' || (event.key === 'Enter' && !isWide)) open();
    else if (event.key === 'Delete' || event.key === 'Backspace') view.empty();
    else if (isWide && pressShortcut(event)) isLeaving.current = false;
    else {
      const next = moveSelection(view.selection, { key: event.key, shiftKey: event.shiftKey, isWide }, extent);
      if (!next) return;
      view.select(next);
    }
    isLeaving.current = false;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    if (isOpen) return;
    event.preventDefault();
    const cells = parseTsv(event.clipboardData.getData('text/plain'));
    if (cells.length > 0) view.paste(cells);
  };

  return (
    <>
      <textarea
        ref={merged}
        rows={1}
        spellCheck={false}
        autoComplete="off"
        aria-label={`${column.head}, ${number}번 줄, ${describeCell(column, text) || '비어 있음'}`}
        aria-describedby={props.describedBy}
        aria-invalid={props.isWrong || undefined}
        aria-controls={choices ? listId : props.gridId}
        aria-activedescendant={chosen === undefined ? props.cellId : getChoiceId(listId, choice)}
        className={styles.editor({ isOpen, isWrong: props.isWrong })}
        style={{
          left: box.left,
          top: box.top,
          width: box.width,
          height: styles.ROW_HEIGHT * (isOpen && column.field?.kind === 'MULTILINE' ? 3 : 1),
        }}
        value={typed ?? ''}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          // Ignores keys while an input method composes a syllable.
          if (event.nativeEvent.isComposing) return;
          if (isOpen) pressOpen(event);
          else pressClosed(event);
        }}
        onBlur={finish}
        onPaste={paste}
      />
      {choices && (
        <CellChoices
          id={listId}
          label={column.head}
          choices={choices}
          active={choice}
          stored={text}
          box={box}
          onChoose={commit}
        />
      )}
    </>
  );
}
