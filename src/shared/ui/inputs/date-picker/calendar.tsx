import { ChevronLeft, ChevronRight } from '@/shared/icons';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { findPublicHoliday } from '#rules/holidays.ts';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { formatLongDate, formatMonth, listQuickPicks, listWeeks, type IsoDate } from './dates';
import * as styles from './date-picker.css';
import { moveDayByKey } from './move-day';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

export interface CalendarProps {
  value: IsoDate | null;
  today: IsoDate;
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  /** False while the user is typing in the input. */
  takesFocus?: boolean;
  onChoose: (day: IsoDate) => void;
}

export function Calendar({ value, today, min, max, takesFocus = true, onChoose }: CalendarProps) {
  const [focused, setFocused] = useState(value ?? (min && min > today ? min : today));
  const grid = useRef<HTMLDivElement>(null);
  const movedByKey = useRef(takesFocus);
  const isOutOfRange = (day: IsoDate) => (min !== undefined && day < min) || (max !== undefined && day > max);
  const choose = (day: IsoDate) => !isOutOfRange(day) && onChoose(day);

  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const turnMonth = (key: 'PageUp' | 'PageDown') => setFocused(moveDayByKey(focused, key) ?? focused);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveDayByKey(focused, event.key);
    if (!next) return;
    event.preventDefault();
    movedByKey.current = true;
    setFocused(next);
  };

  return (
    <>
      <div className={styles.quickPicks}>
        {listQuickPicks(today).map(({ label, day }) => (
          <button key={label} type="button" className={styles.quickPick} onClick={() => choose(day)}>
            {label}
          </button>
        ))}
      </div>
      <div className={styles.header}>
        <IconButton size="sm" label="이전 달" icon={<ChevronLeft />} onClick={() => turnMonth('PageUp')} />
        <span className={styles.month} aria-live="polite">
          {formatMonth(focused)}
        </span>
        <IconButton size="sm" label="다음 달" icon={<ChevronRight />} onClick={() => turnMonth('PageDown')} />
      </div>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        className={styles.grid}
        aria-label={formatMonth(focused)}
        onKeyDown={onKeyDown}
      >
        <div role="row" className={styles.week}>
          {WEEKDAYS.map((weekday) => (
            <span key={weekday} role="columnheader" className={styles.weekday}>
              {weekday}
            </span>
          ))}
        </div>
        {listWeeks(focused).map((week) => (
          <div key={week[0]} role="row" className={styles.week}>
            {week.map((day, weekday) => {
              const holiday = findPublicHoliday(day);
              const isGone = isOutOfRange(day) && day < today;
              return (
                <span key={day} role="gridcell" className={styles.cell} aria-selected={day === value}>
                  <button
                    type="button"
                    className={styles.day}
                    tabIndex={day === focused ? 0 : -1}
                    aria-label={holiday ? `${formatLongDate(day)} ${holiday}` : formatLongDate(day)}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={isOutOfRange(day) || undefined}
                    title={isGone ? '지난 날은 고를 수 없어요' : (holiday ?? undefined)}
                    data-outside={day.slice(0, 7) === focused.slice(0, 7) ? undefined : true}
                    data-rest={weekday === 0 || holiday ? true : undefined}
                    onClick={() => choose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}
