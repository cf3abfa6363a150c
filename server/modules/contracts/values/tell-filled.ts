import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../../rules/canonical-json.ts';
import { isAttachment, isTick } from '../../../../rules/field-kinds.ts';
import { formatPrintedText } from '../../../../rules/field-text.ts';
import type { ChainFormat } from '../../../audit/chain.ts';
import type { Filled } from '../../../audit/events.ts';
import { printableText } from '../../../documents/compose/printable-text.ts';
import type { Annotation, Field } from '../core/contract.types.ts';
import type { FinalValues } from './final-values.repository.ts';

/** How a chain tells values: of which format it is, and on which page of the document each file begins. */
export type Telling = { format: ChainFormat; firstPages: ReadonlyMap<string, number> };
export type NamedFile = { id: string; name: string; sha256: string };

/**
 * As the chain tells it: texts as they are printed, with the page of the document that they stand on; marks and files by the hash
 * of what they are drawn from.
 */
export function tellFilled(
  fields: readonly Field[],
  { values, markRefs, marks, annotations }: FinalValues,
  files: readonly NamedFile[],
  { format, firstPages }: Telling,
): Filled {
  const known = new Map(files.map((file) => [file.id, file]));
  const sha256Of = (id: string) => known.get(id)?.sha256 ?? '';
  const filled: Filled = { values: {}, marks: {} };
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
    if (mark) filled.marks[fieldId] = mark.kind === 'IMAGE' ? sha256Of(mark.fileId) : hashDrawn(mark);
    else if (value && isAttachment(field)) {
      filled.marks[fieldId] = sha256Of(value);
      // Of a file its name is printed. The first format does not tell it.
      if (field.kind === 'FILE' && format !== 1) tell(printableText(file?.name ?? ''));
    } else if (value) tell(isTick(field) ? true : formatPrintedText({ ...field, value: printableText(value) }));
  }
  if (format === 1) return filled;
  return {
    ...filled,
    ...(Object.keys(names).length > 0 && { files: names }),
    ...(annotations.length > 0 && { annotations: hashDrawn(annotations.map((drawn) => withPicture(drawn, sha256Of))) }),
  };
}

/** A stamp by what it is drawn from: an id alone could be given to another picture. */
const withPicture = (drawn: Annotation, sha256Of: (id: string) => string) =>
  drawn.type === 'STAMP' ? { ...drawn, bitmapId: sha256Of(drawn.bitmapId) } : drawn;

export const hashDrawn = (drawn: object) => createHash('sha256').update(canonicalJson(drawn)).digest('hex');
