import { useId, type ReactNode } from 'react';
import { useField, useFieldLabelId } from '@/shared/ui/inputs/field';
import { Tooltip } from '@/shared/ui/overlays/tooltip';
import * as styles from './radio-group.css';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  disabledReason?: string | undefined;
}

export interface RadioGroupProps<Value extends string = string> {
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  direction?: 'column' | 'row';
  name?: string;
  onBlur?: () => void;
  'aria-label'?: string;
}

/** Native radio buttons, so that the arrow keys work without any JavaScript. */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const { options, value, onValueChange, direction = 'column', onBlur, name } = props;
  const ownName = useId();
  const labelId = useFieldLabelId();
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = useField();
  return (
    <div
      role="radiogroup"
      className={styles.group({ direction })}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-label'] ? undefined : labelId}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      onBlur={onBlur}
    >
      {options.map((option) => {
        const input = (
          <input
            type="radio"
            name={name ?? ownName}
            className={styles.input}
            checked={option.value === value}
            aria-disabled={option.disabledReason ? true : undefined}
            onChange={() => !option.disabledReason && onValueChange(option.value)}
          />
        );
        return (
          <label key={option.value} className={styles.label}>
            {option.disabledReason ? <Tooltip content={option.disabledReason}>{input}</Tooltip> : input}
            <span className={styles.textBlock}>
              <span className={option.description ? styles.emphasized : undefined}>{option.label}</span>
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
          </label>
        );
      })}
    </div>
  );
}
