import { createHash } from 'node:crypto';
import { toCanonicalJson } from '../../../../rules/canonical-json.ts';
import { isAttachment, isTick } from '../../../../rules/field-kinds.ts';
import { formatPrintedText } from '../../../../rules/field-text.ts';
import type { ChainFormat } from '../../../audit/chain.ts';
import type { FilledValues } from '../../../audit/events.ts';
import { toPrintableText } from '../../../documents/compose/printable-text.ts';
import type { Annotation, Field } from '../core/contract.types.ts';
import type { FinalValues } from './final-values.repository.ts';

/** The format of a chain, and each file's first page in the document. */
export type RecordingFormat = { format: ChainFormat; firstPages: ReadonlyMap<string, number> };
export type NamedFile = { id: string; name: string; sha256: string };

/** Converts values to what the chain records: text as printed with its page, and the hashes of marks and files. */
export function toRecordedValues(
  fields: readonly Field[],
  { values, markRefs, marks, annotations }: FinalValues,
  files: readonly NamedFile[],
  { format, firstPages }: RecordingFormat,
): FilledValues {
  const known = new Map(files.map((file) => [file.id, file]));
  const sha256Of = (id: string) => known.get(id)?.sha256 ?? '';
  const filled: FilledValues = { values: {}, marks: {} };
  const names: Record<string, string> = {};
  for (const field of fields) {
    const { fieldId } = field;
    const value = values[fieldId];
    const mark = marks[markRefs[fieldId] ?? ''];
    const tell = (printed: string | true) => {
      const page = (firstPages.get(field.fileId) ?? 1) + field.page - 1;
      filled.values[fieldId] = format === 1 ? String(printed) : [page, printed];
    };
    const file = known.get((mark?.kind === 'IMAGE' ? mark.fileId : isAttachment(field) ? value : null) ?? '');
    if (file?.name) names[fieldId] = file.name;
    if (mark) filled.marks[fieldId] = mark.kind === 'IMAGE' ? sha256Of(mark.fileId) : hashDrawing(mark);
    else if (value && isAttachment(field)) {
      filled.marks[fieldId] = sha256Of(value);
      // A file is printed as its name, which format 1 doesn't record.
      if (field.kind === 'FILE' && format !== 1) tell(toPrintableText(file?.name ?? ''));
    } else if (value) tell(isTick(field) ? true : formatPrintedText({ ...field, value: toPrintableText(value) }));
  }
  if (format === 1) return filled;
  return {
    ...filled,
    ...(Object.keys(names).length > 0 && { files: names }),
    ...(annotations.length > 0 && {
      annotations: hashDrawing(annotations.map((drawn) => withPicture(drawn, sha256Of))),
    }),
  };
}

/** Replaces a stamp's id with its image's hash, because the id could come to mean another image. */
const withPicture = (drawn: Annotation, sha256Of: (id: string) => string) =>
  drawn.type === 'STAMP' ? { ...drawn, bitmapId: sha256Of(drawn.bitmapId) } : drawn;

export const hashDrawing = (drawn: object) => createHash('sha256').update(toCanonicalJson(drawn)).digest('hex');
