import { CircleExclamationPoint, Plus } from '@/shared/icons';
import { useMemo, useState } from 'react';
import { describeRow, formatCount, type BatchColumn, type BatchRow } from '@/entities/batch';
import { Button } from '@/shared/ui/actions/button';
import type { SheetView } from '../model/use-sheet-view';
import * as styles from './edit-sheet.css';
import { PersonForm } from './person-form';

const SHOWN_AT_ONCE = 50;

type SheetPeopleProps = {
  columns: readonly BatchColumn[];
  view: SheetView;
  rows: readonly BatchRow[];
  onTyping: (isTyping: boolean) => void;
};

/** On a phone, lists people with errors first. Tapping one opens a form. */
export function SheetPeople({ columns, view, rows, onTyping }: SheetPeopleProps) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const [openId, setOpenId] = useState<string | null>(null);
  const contactKeys = columns.flatMap(({ kind, key }) => (kind === 'EMAIL' || kind === 'PHONE' ? [key] : []));
  const nameKey = columns.find(({ kind }) => kind === 'NAME')?.key ?? columns[0]?.key ?? '';
  const ordered = useMemo(
    () => [...view.shown.filter(isWrong), ...view.shown.filter((row) => !isWrong(row))],
    [view.shown],
  );
  const open = rows.find(({ rowId }) => rowId === openId);
  return (
    <>
      {ordered.length > 0 && (
        <ul className={styles.people} aria-label="받는 분">
          {ordered.slice(0, shown).map((row) => (
            <li key={row.rowId}>
              <button type="button" className={styles.person} onClick={() => setOpenId(row.rowId)}>
                <span className={styles.personHeader}>
                  <strong>{row.cells[nameKey] ?? `${view.numberOf(row.rowId)}번 줄`}</strong>
                  <span className={styles.contact}>{contactKeys.map((key) => row.cells[key]).find(Boolean)}</span>
                </span>
                <span className={isWrong(row) ? styles.invalidNote : styles.personNote}>
                  {isWrong(row) ? (row.problems[0]?.message ?? '다른 줄과 같은 분이에요.') : describeRow(row)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {ordered.length > shown && (
        <Button fullWidth size="xl" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          더 보기 ({formatCount(ordered.length - shown)}명 남음)
        </Button>
      )}
      {view.errors.length > 0 && (
        <Button
          fullWidth
          size="xl"
          icon={<CircleExclamationPoint />}
          onClick={() => setOpenId(ordered.find(isWrong)?.rowId ?? null)}
        >
          고칠 분부터 보기
        </Button>
      )}
      <Button fullWidth size="xl" icon={<Plus />} onClick={() => setOpenId(view.addRow())}>
        줄 더하기
      </Button>
      {open && (
        <PersonForm
          key={open.rowId}
          row={open}
          columns={columns}
          view={view}
          onTyping={onTyping}
          onNext={() => {
            const next = ordered.find((row) => isWrong(row) && row.rowId !== open.rowId);
            setOpenId(next?.rowId ?? null);
          }}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}

const isWrong = ({ state }: BatchRow) => state === 'WRONG';
