import { useMemo } from 'react';
import { isMark, type FillField } from '#rules/fill-field.ts';
import { useSigning } from '@/features/receiver/sign-document';
import { findDisplayedFile, findDisplayedMark } from './signing-fields';

/** Changes when a mark is made or a file uploaded, not on every keystroke. */
export function useKnownMarks() {
  const othersValues = useSigning(({ contract }) => contract?.othersValues);
  const marks = useSigning((context) => context.marks);
  const made = useSigning((context) => context.made);
  const attachments = useSigning((context) => context.attachments);
  return useMemo(
    () => ({ contract: othersValues ? { othersValues } : null, marks, made, attachments }),
    [othersValues, marks, made, attachments],
  );
}

/** Returns the mark or file in a field as it will be sealed, or nothing for a text field. */
export function useShownContent(field: Pick<FillField, 'fieldId' | 'kind'>, value: string | null) {
  const known = useKnownMarks();
  if (!value) return { mark: null, file: null };
  return {
    mark: isMark(field) ? findDisplayedMark(known, field.fieldId, value) : null,
    file: findDisplayedFile(known, field, value),
  };
}
