import type { ComponentProps } from 'react';
import { formatBirthDate, formatTypedBirthDate } from '#rules/birth-date.ts';
import { TextInput } from '@/shared/ui/inputs/text-input';

type BirthDateInputProps = Omit<ComponentProps<typeof TextInput>, 'onChange' | 'onBlur' | 'value'> & {
  value: string;
  onType: (typed: string) => void;
  onLeave: () => void;
};

/** A text input, because reaching 1955 in a calendar takes too long. */
export const BirthDateInput = ({ value, onType, onLeave, ...input }: BirthDateInputProps) => (
  <TextInput
    {...input}
    value={value}
    inputMode="numeric"
    autoComplete="bday"
    placeholder="19550302"
    onChange={(event) => onType(formatTypedBirthDate(event.target.value))}
    onBlur={() => {
      const day = formatBirthDate(value);
      if (day !== value) onType(day);
      onLeave();
    }}
  />
);
