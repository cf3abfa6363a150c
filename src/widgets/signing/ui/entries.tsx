import { isMark } from '#rules/fill-field.ts';
import { findDisplayedMark } from '../model/signing-fields';
import { useKnownMarks } from '../model/use-shown-content';
import { FieldMark } from './field-mark';
import type { SigningViewProps } from './signing-view';

export function useFieldInputs({ state, onMark }: Pick<SigningViewProps, 'state' | 'onMark'>) {
  const known = useKnownMarks();
  return {
    filling: state.filling,
    onMark,
    onAttach: (...[field, file]: Parameters<typeof state.attach>) => void state.attach(field, file),
    describe: (...[field, value]: Parameters<typeof state.describe>) => {
      const shown = isMark(field) ? findDisplayedMark(known, field.fieldId, value) : null;
      return { ...state.describe(field, value), picture: shown && <FieldMark shown={shown} /> };
    },
  };
}
