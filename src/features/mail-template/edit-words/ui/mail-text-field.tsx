import { useLayoutEffect, useRef, useState } from 'react';
import { Field } from '@/shared/ui/inputs/field';
import { TextArea, TextInput } from '@/shared/ui/inputs/text-input';
import * as styles from './mail-text-editor.css';

type MailTextFieldProps = {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  variables: readonly string[];
  problem: string | undefined;
  /** Only for multi-line text. */
  limit?: number;
  optional?: boolean;
};

/** Variables are offered while the field has focus, and inserted at the cursor. */
export function MailTextField({ value, onChange, variables, problem, limit, ...field }: MailTextFieldProps) {
  const { label, labelHidden = false, hint, optional = false } = field;
  const box = useRef<HTMLDivElement>(null);
  const cursor = useRef<number | null>(null);
  const [isActive, setIsActive] = useState(false);
  const findInput = () => box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');

  useLayoutEffect(() => {
    if (cursor.current === null) return;
    const input = findInput();
    input?.focus();
    input?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });

  const insert = (name: string) => {
    const input = findInput();
    const start = input?.selectionStart ?? value.length;
    const end = input?.selectionEnd ?? start;
    const inserted = `{${name}}`;
    cursor.current = start + inserted.length;
    onChange(`${value.slice(0, start)}${inserted}${value.slice(end)}`);
  };
  return (
    <div
      ref={box}
      onFocus={() => setIsActive(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsActive(false)}
    >
      <Field label={label} labelHidden={labelHidden} hint={hint} error={problem} optional={optional}>
        {limit === undefined ? (
          <TextInput autoComplete="off" value={value} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <TextArea
            // The character counter is next to the label. Without a visible label, the field only reports text that is
            // too long.
            {...(!labelHidden && { limit })}
            rows={2}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      {isActive && (
        <div className={styles.chips} role="group" aria-label={`${label}에 넣기`}>
          {variables.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.chip}
              // Preserves the cursor and selection in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(name)}
            >
              {`{${name}}`}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
