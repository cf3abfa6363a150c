import { Check, Minus } from '@/shared/icons';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { useMergedRef } from '@/shared/lib/merge-refs';
import { Tooltip } from '@/shared/ui/overlays/tooltip';
import * as styles from './checkbox.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The visible label. Without one, `aria-label` is required. */
  label?: ReactNode;
  description?: ReactNode;
  /** Some but not all are selected. For table headers. */
  mixed?: boolean;
  /** Locks the checkbox and explains why. */
  disabledReason?: string | undefined;
}

export function Checkbox({ label, description, mixed = false, disabledReason, ref, ...attributes }: CheckboxProps) {
  const { disabled = false, onClick, onChange, className, ...rest } = attributes;
  const own = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(ref, own);
  const descriptionId = useId();
  const isLocked = disabled || Boolean(disabledReason);

  useEffect(() => {
    if (own.current) own.current.indeterminate = mixed;
  }, [mixed]);

  const input = (
    <input
      {...rest}
      ref={merged}
      type="checkbox"
      className={styles.input}
      aria-disabled={isLocked || undefined}
      aria-describedby={[rest['aria-describedby'], description && descriptionId].filter(Boolean).join(' ') || undefined}
      // React fires `onChange` even if the click was prevented, then resets the controlled value.
      onChange={(event) => !isLocked && onChange?.(event)}
      onClick={(event) => {
        if (isLocked && rest.checked === undefined) event.preventDefault();
        onClick?.(event);
      }}
    />
  );
  const lock = isLocked ? ` ${styles.lockedMark}` : '';
  const control = (
    <span className={label ? styles.control : [styles.control, className].filter(Boolean).join(' ')}>
      {disabledReason ? <Tooltip content={disabledReason}>{input}</Tooltip> : input}
      <Check className={styles.tick + lock} />
      <Minus className={styles.dash + lock} />
    </span>
  );
  if (!label) return control;

  return (
    <label className={[styles.label, className].filter(Boolean).join(' ')}>
      {control}
      <span className={styles.textBlock}>
        <span className={description ? styles.emphasized : undefined}>{label}</span>
        {description && (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
