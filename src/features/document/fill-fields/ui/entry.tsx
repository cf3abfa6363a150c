import type { KeyboardEvent, Ref } from 'react';
import type { FillField } from '#rules/fill-field.ts';
import { useFillingContext, useIsErrorShown, useQuestion, type FillingRef } from '@/entities/filling';
import { FillControl, type FillControlProps } from './fill-control';

export type FieldInputProps = {
  filling: FillingRef;
  onMark: (field: FillField) => void;
  onAttach: (field: FillField, file: File) => void;
  describe?: FillControlProps['describe'];
  /** The label of the last button, if no confirmation follows. */
  finishWords?: string;
  /** Focuses the input instead of the title at each question, which is faster for many fields. */
  isEager?: boolean;
};

type CurrentFieldInputProps = FieldInputProps &
  Pick<FillControlProps, 'isNamed'> & { inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement> };

/** Nothing outside this component re-renders on a keystroke. */
export function CurrentFieldInput({ filling, onMark, onAttach, describe, isNamed, inputRef }: CurrentFieldInputProps) {
  const question = useQuestion(filling);
  const fieldId = question?.field.fieldId ?? '';
  const isSaid = useIsErrorShown(filling, fieldId);
  const all = useFillingContext(filling, ({ resolved }) => resolved);
  if (!question) return null;
  return (
    <div role="presentation" onKeyDown={(event) => moveByEnter(event, filling)}>
      <FillControl
        key={fieldId}
        resolved={question}
        all={all}
        isSaid={isSaid}
        describe={describe}
        onType={(typedId, value) => filling.send({ type: 'typed', fieldId: typedId, value })}
        onClean={() => filling.send({ type: 'cleaned', fieldId })}
        onLeave={() => filling.send({ type: 'left', fieldId })}
        onMark={onMark}
        onAttach={onAttach}
        {...(isNamed !== undefined && { isNamed })}
        {...(inputRef && { inputRef })}
      />
    </div>
  );
}

/**
 * Enter goes to the next field, Shift+Enter to the previous one. In a text area, Enter adds a line, and on a button, it
 * clicks.
 */
function moveByEnter(event: KeyboardEvent, filling: FillingRef) {
  if (event.key !== 'Enter' || event.metaKey || event.ctrlKey || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof HTMLInputElement) || event.target.type === 'file') return;
  event.preventDefault();
  filling.send({ type: event.shiftKey ? 'previous' : 'next' });
}
