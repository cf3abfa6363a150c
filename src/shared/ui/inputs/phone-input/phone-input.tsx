import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { useMergedRef } from '@/shared/lib/merge-refs';
import { TextInput, type TextInputProps } from '@/shared/ui/inputs/text-input';
import { formatPhone } from './format-phone';

export type PhoneInputProps = Omit<TextInputProps, 'type' | 'inputMode'>;

function caretAfter(formatted: string, digitsBefore: number): number {
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === digitsBefore) return index;
    if (/\d/.test(formatted[index] ?? '')) seen += 1;
  }
  return formatted.length;
}

export function PhoneInput({ ref, onChange, ...attributes }: PhoneInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(ref, own);

  // A value set from outside, such as a form's default, may lack hyphens.
  useLayoutEffect(() => {
    if (own.current && attributes.value === undefined) own.current.value = formatPhone(own.current.value);
  }, [attributes.value]);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const before = input.value.slice(0, input.selectionStart ?? input.value.length);
    const isAtEnd = before.length === input.value.length;
    input.value = formatPhone(input.value);
    const caret = isAtEnd
      ? input.value.length
      : caretAfter(input.value, before.normalize('NFKC').replace(/\D/g, '').length);
    input.setSelectionRange(caret, caret);
    onChange?.(event);
  };

  return (
    <TextInput
      placeholder="010-0000-0000"
      {...attributes}
      ref={merged}
      type="tel"
      inputMode="tel"
      autoComplete={attributes.autoComplete ?? 'tel-national'}
      onChange={change}
    />
  );
}
