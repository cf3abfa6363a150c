import { useLayoutEffect, useRef, useState, type ComponentProps, type InputEvent } from 'react';
import { useMergedRef } from '@/shared/lib/merge-refs';
import { countGraphemes } from '#rules/graphemes.ts';
import { useField } from '@/shared/ui/inputs/field';
import { InputBox } from './input-box';
import { area, counter } from './text-input.css';

const LINE_HEIGHT = 22;
const PADDING = 18;
const MAX_LINES = 8;

const fit = (element: HTMLTextAreaElement) => {
  element.style.height = 'auto';
  element.style.height = `${Math.min(element.scrollHeight, MAX_LINES * LINE_HEIGHT + PADDING)}px`;
};

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /**
   * The maximum number of user-perceived characters, shown as "64 / 300". Users can type beyond the limit, but then
   * can't submit the form.
   */
  limit?: number;
}

export function TextArea({ limit, ref, rows = 3, className, onInput, ...attributes }: TextAreaProps) {
  const wiring = useField(attributes);
  const own = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(ref, own);
  const [typedLength, setTypedLength] = useState(0);
  const length = typeof attributes.value === 'string' ? countGraphemes(attributes.value) : typedLength;

  // Runs after each render, because form libraries set and reset the value on the element itself.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- An unchanged length renders nothing again.
  useLayoutEffect(() => {
    if (!own.current) return;
    fit(own.current);
    setTypedLength(countGraphemes(own.current.value));
  });

  const grow = (event: InputEvent<HTMLTextAreaElement>) => {
    fit(event.currentTarget);
    setTypedLength(countGraphemes(event.currentTarget.value));
    onInput?.(event);
  };

  return (
    <InputBox className={className}>
      <textarea {...attributes} {...wiring} ref={merged} rows={rows} className={area} onInput={grow} />
      {limit !== undefined && (
        <span className={counter({ over: length > limit })}>
          {length} / {limit}
        </span>
      )}
    </InputBox>
  );
}
