import { CircleExclamationPoint } from '@/shared/icons';
import { useId, useMemo, type ReactNode } from 'react';
import { FieldContext } from './field-context';
import { visuallyHidden } from '@/shared/styles';
import * as styles from './field.css';
import { useHeldBack } from './use-held-back';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Replaces the hint. */
  error?: ReactNode;
  /** Marks the field as optional. A string replaces the default text, for other languages. */
  optional?: boolean | string;
  /** Hides the label visually, if it is shown elsewhere. */
  labelHidden?: boolean;
  /** Shown to the right of the label, such as "3 / 6명". */
  aside?: ReactNode;
  /** For several controls under one label: radio buttons, segments or checkboxes. */
  group?: boolean;
  children: ReactNode;
}

export function Field({
  label,
  hint,
  error,
  optional = false,
  labelHidden = false,
  aside,
  group = false,
  children,
}: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const isWrong = Boolean(error);
  const isHeldBack = useHeldBack(isWrong);
  const hasError = isWrong && !isHeldBack;
  const describedBy = hasError || hint ? noteId : undefined;
  const wiring = useMemo(
    () => ({
      id: group ? `${id}-control` : id,
      labelId,
      label: typeof label === 'string' ? label : undefined,
      describedBy,
      isInvalid: hasError,
    }),
    [id, group, label, labelId, describedBy, hasError],
  );
  const words = (
    <>
      {label}
      {optional !== false && <span className={styles.optional}> {optional === true ? '선택' : optional}</span>}
    </>
  );

  return (
    <FieldContext value={wiring}>
      <div className={styles.field} role={group ? 'group' : undefined} aria-labelledby={group ? labelId : undefined}>
        <div className={labelHidden ? visuallyHidden : styles.header}>
          {group ? (
            <span id={labelId} className={styles.label}>
              {words}
            </span>
          ) : (
            <label id={labelId} htmlFor={id} className={styles.label}>
              {words}
            </label>
          )}
          {aside && <span className={styles.aside}>{aside}</span>}
        </div>
        {children}
        {describedBy && (
          <p id={noteId} className={hasError ? styles.error : styles.hint}>
            {hasError && <CircleExclamationPoint className={styles.errorIcon} />}
            <span>{hasError ? error : hint}</span>
          </p>
        )}
      </div>
    </FieldContext>
  );
}
