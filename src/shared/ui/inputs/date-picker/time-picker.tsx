import { Combobox } from '@/shared/ui/inputs/combobox';

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});
const LAST_MINUTE = '23:59';

export interface TimePickerProps {
  /** A time such as "23:59". */
  value: string;
  onValueChange: (time: string) => void;
  id?: string;
  'aria-label'?: string;
}

/** Offers half hours and the last minute of the day. Any other time is only listed while it is selected. */
export function TimePicker({ value, onValueChange, ...attributes }: TimePickerProps) {
  const times = [...new Set([...HALF_HOURS, LAST_MINUTE, value])].toSorted();
  return (
    <Combobox
      {...attributes}
      inputMode="numeric"
      emptyLabel="30분마다 고를 수 있어요"
      options={times.map((time) => ({ value: time, label: time }))}
      value={value}
      onValueChange={(time) => time && onValueChange(time)}
    />
  );
}
