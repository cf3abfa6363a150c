import { useState } from 'react';
import { getSeoulDay, toSeoulInstant } from '#rules/dates.ts';
import { formatTime } from '@/shared/lib/seoul-time';
import { DatePicker, TimePicker, UNREADABLE_DAY } from '@/shared/ui/inputs/date-picker';
import { Field } from '@/shared/ui/inputs/field';
import { SegmentedControl } from '@/shared/ui/inputs/segmented-control';
import { Stack } from '@/shared/ui/layout/stack';
import * as styles from './schedule-fields.css';

type ScheduleFieldsProps = {
  /** Null to send immediately. */
  value: string | null;
  onValueChange: (at: string | null) => void;
};

const WHEN = [
  { value: 'now' as const, label: '지금 보내기' },
  { value: 'later' as const, label: '나중에 보내기' },
];
const MORNING = '09:00';
/** Replaces an instant whose day can't be read. It is past, so nothing can be sent. */
const UNKNOWN_INSTANT = new Date(0).toISOString();

const instantOf = (day: string, time: string) => {
  const [hours, minutes] = time.split(':').map(Number);
  return toSeoulInstant(day, { hours: hours ?? 0, minutes: minutes ?? 0 }).toISOString();
};

/** Offers sending now or at a time in Seoul, tomorrow morning by default. */
export function ScheduleFields({ value, onValueChange }: ScheduleFieldsProps) {
  const [now] = useState(() => new Date());
  const [day, setDay] = useState(() =>
    getSeoulDay(value === null ? toSeoulInstant(getSeoulDay(now), { days: 1 }) : new Date(value)),
  );
  const [time, setTime] = useState(() => (value === null ? MORNING : formatTime(value)));
  const isPast = value !== null && value !== UNKNOWN_INSTANT && Date.parse(value) <= now.getTime();
  const problem = isPast ? '이미 지난 때예요. 보낼 때를 다시 골라주세요.' : undefined;
  const choose = (nextDay: string, nextTime: string) => {
    setDay(nextDay);
    setTime(nextTime);
    onValueChange(instantOf(nextDay, nextTime));
  };
  return (
    <Stack gap={3} className={styles.scheduleFields}>
      <SegmentedControl
        aria-label="언제 보낼까요?"
        options={WHEN}
        value={value === null ? 'now' : 'later'}
        onValueChange={(when) => onValueChange(when === 'now' ? null : instantOf(day, time))}
      />
      {value !== null && (
        <Field label="보낼 때" group error={problem}>
          <div className={styles.timeInputs}>
            <DatePicker
              aria-label="보낼 날"
              value={day}
              min={getSeoulDay(now)}
              onValueChange={(chosen) => {
                if (chosen === UNREADABLE_DAY) onValueChange(UNKNOWN_INSTANT);
                else if (chosen) choose(chosen, time);
              }}
            />
            <TimePicker aria-label="보낼 시각" value={time} onValueChange={(chosen) => choose(day, chosen)} />
          </div>
        </Field>
      )}
    </Stack>
  );
}
