import { useMemo } from 'react';
import { isMark, type FillField } from '#rules/fill-field.ts';
import { useSigning } from '@/features/receiver/sign-document';
import { fileIn, markIn } from './signing-fields';

/** Known marks and files. They change when one is created or uploaded, and not while somebody types. */
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

/** The mark or the file in a field as it will be sealed. Nothing for a field that contains text. */
export function useShown(field: Pick<FillField, 'fieldId' | 'kind'>, value: string | null) {
  const known = useKnownMarks();
  if (!value) return { mark: null, file: null };
  return {
    mark: isMark(field) ? markIn(known, field.fieldId, value) : null,
    file: fileIn(known, field, value),
  };
}
