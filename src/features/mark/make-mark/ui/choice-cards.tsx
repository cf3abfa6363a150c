import { useId, type ReactNode } from 'react';
import * as styles from './make-mark.css';

type Choice<Value extends string> = { value: Value; label: string; picture?: ReactNode };

type ChoiceCardsProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** Native radio buttons styled as cards, so that the arrow keys work. */
export function ChoiceCards<Value extends string>({ label, choices, value, onValueChange }: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <>
      <span className={styles.rowLabel} id={`${name}-label`}>
        {label}
      </span>
      <div className={styles.cards} role="radiogroup" aria-labelledby={`${name}-label`}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.card} data-checked={choice.value === value || undefined}>
            <input
              className={styles.hiddenInput}
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
            />
            {choice.picture && (
              <span className={styles.cardPicture} aria-hidden>
                {choice.picture}
              </span>
            )}
            {choice.label}
          </label>
        ))}
      </div>
    </>
  );
}
