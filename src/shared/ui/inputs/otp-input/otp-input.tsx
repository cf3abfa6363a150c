import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useMergedRef } from '@/shared/lib/merge-refs';
import { useField } from '@/shared/ui/inputs/field';
import * as styles from './otp-input.css';

export const OTP_LENGTH = 6;
/** Accepts full-width digits, too, which Korean keyboards can type. */
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '').slice(0, OTP_LENGTH);

export interface OtpInputProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  value: string;
  onValueChange: (digits: string) => void;
  /** Called once all six digits are entered, whether typed, pasted or autofilled from the text message. */
  onComplete?: (digits: string) => void;
}

export function OtpInput({ value, onValueChange, onComplete, ref, className, ...attributes }: OtpInputProps) {
  const wiring = useField(attributes);
  const own = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(ref, own);
  const [caret, setCaret] = useState(value.length);
  const isInvalid = wiring['aria-invalid'] === true || wiring['aria-invalid'] === 'true';

  // After a wrong code, typing restarts in the first box.
  useEffect(() => {
    if (!isInvalid) return;
    own.current?.focus();
    own.current?.setSelectionRange(0, own.current.value.length);
  }, [isInvalid]);

  const active = isInvalid && value.length === OTP_LENGTH ? 0 : Math.min(caret, OTP_LENGTH - 1);

  const change = (text: string) => {
    const digits = digitsOf(text);
    onValueChange(digits);
    setCaret(digits.length);
    if (digits.length === OTP_LENGTH && digits !== value) onComplete?.(digits);
  };

  return (
    <span className={[styles.wrapper, className].filter(Boolean).join(' ')}>
      <input
        {...attributes}
        {...wiring}
        ref={merged}
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{6}"
        value={value}
        onChange={(event) => change(event.target.value)}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? value.length)}
      />
      <span className={styles.boxes} aria-hidden>
        {Array.from({ length: OTP_LENGTH }, (_, index) => (
          <span key={index} className={styles.box} data-active={index === active || undefined}>
            {value[index]}
          </span>
        ))}
      </span>
    </span>
  );
}
