import { Check, Circle, Eye, EyeOff } from '@/shared/icons';
import { useId, useState, type KeyboardEvent } from 'react';
import { visuallyHidden } from '@/shared/styles';
import { TextInput, type TextInputProps } from '@/shared/ui/inputs/text-input';
import * as styles from './password-input.css';

export interface PasswordRule {
  label: string;
  met: boolean;
}

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'tail' | 'lead' | 'quiet'> {
  /** Rules for a new password. Each turns green when it is met. */
  rules?: readonly PasswordRule[];
  showLabel?: string;
  capsLockNote?: string;
}

export function PasswordInput({
  rules,
  showLabel = '비밀번호 보기',
  capsLockNote = 'Caps Lock이 켜져 있어요',
  onKeyDown,
  onKeyUp,
  onBlur,
  ...attributes
}: PasswordInputProps) {
  const id = useId();
  const [isVisible, setIsVisible] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'));
  const describedBy = [attributes['aria-describedby'], isCapsLockOn && `${id}-caps`, rules && `${id}-rules`];

  return (
    <>
      <TextInput
        autoComplete={rules ? 'new-password' : 'current-password'}
        {...attributes}
        type={isVisible ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        onKeyDown={(event) => {
          readCapsLock(event);
          onKeyDown?.(event);
        }}
        onKeyUp={(event) => {
          readCapsLock(event);
          onKeyUp?.(event);
        }}
        onBlur={(event) => {
          setIsCapsLockOn(false);
          onBlur?.(event);
        }}
        tail={
          <button
            type="button"
            className={styles.eye}
            aria-label={showLabel}
            aria-pressed={isVisible}
            onClick={() => setIsVisible(!isVisible)}
          >
            {isVisible ? <EyeOff /> : <Eye />}
          </button>
        }
      />
      {isCapsLockOn && (
        <p id={`${id}-caps`} className={styles.note} role="status">
          {capsLockNote}
        </p>
      )}
      {rules && (
        <ul id={`${id}-rules`} className={styles.rules}>
          {rules.map(({ label, met }) => (
            <li key={label} className={styles.rule({ met })}>
              {met ? <Check className={styles.mark} /> : <Circle className={styles.mark} />}
              {label}
              <span className={visuallyHidden}>{met ? ' 지켰어요' : ' 아직이에요'}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
