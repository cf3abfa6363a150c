import { useState } from 'react';
import { tidyAmount } from '#rules/amount.ts';
import { Field as Entry } from '@/shared/ui/inputs/field';
import { TextInput } from '@/shared/ui/inputs/text-input';

interface NumberInputProps {
  label: string;
  hint?: string;
  inputMode: 'numeric' | 'decimal';
  /** What the field has, or an empty string for nothing. */
  value: string;
  /** Returns whether plain digits, without commas and units, can be taken. */
  accepts: (digits: string) => boolean;
  /** What to say about anything else. */
  problem: string;
  onValue: (digits: string) => void;
}

/**
 * Passes on plain digits, whatever people put between or behind them, and an empty string once emptied. What can't be
 * read stays in the box with the problem, because it would look saved otherwise.
 */
export function NumberInput({ label, hint, inputMode, value, accepts, problem, onValue }: NumberInputProps) {
  const [typed, setTyped] = useState(value);
  const [isFocused, setFocused] = useState(false);
  const digits = tidyAmount(typed);
  const isWrong = digits !== '' && !accepts(digits);
  return (
    <Entry label={label} optional hint={hint} error={isWrong && !isFocused ? problem : undefined}>
      <TextInput
        inputMode={inputMode}
        // Undoing changes the value behind what was typed.
        value={isWrong || digits === value ? typed : value}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = tidyAmount(target.value);
          if (next === '' || accepts(next)) onValue(next);
        }}
      />
    </Entry>
  );
}
