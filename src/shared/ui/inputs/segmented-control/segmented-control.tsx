import { useId, type ReactNode } from 'react';
import { useFieldLabelId } from '@/shared/ui/inputs/field';
import { visuallyHidden } from '@/shared/styles';
import * as styles from './segmented-control.css';

export interface SegmentOption<Value extends string = string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string = string> {
  /** Two to four short options. */
  options: readonly SegmentOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Shows only icons. The labels are still read out, and appear on hover. */
  iconsOnly?: boolean;
  'aria-label'?: string;
}

export function SegmentedControl<Value extends string = string>(props: SegmentedControlProps<Value>) {
  const name = useId();
  const labelId = useFieldLabelId();
  return (
    <div
      role="radiogroup"
      className={styles.track}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-label'] ? undefined : labelId}
    >
      {props.options.map(({ value, label, icon }) => (
        <label
          key={value}
          className={styles.segment}
          title={props.iconsOnly ? label : undefined}
          data-checked={value === props.value || undefined}
        >
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={value === props.value}
            onChange={() => props.onValueChange(value)}
          />
          {icon}
          {props.iconsOnly ? <span className={visuallyHidden}>{label}</span> : label}
        </label>
      ))}
    </div>
  );
}
