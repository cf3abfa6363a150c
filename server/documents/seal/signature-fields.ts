import { PdfDict, PdfName, PdfRef, decodeText, type PdfValue } from '../pdf/objects.ts';
import type { PdfFile } from '../pdf/pdf-file.ts';

export type SignatureField = {
  name: string;
  /** Null if the field is unsigned. */
  signature: PdfDict | null;
};

const MAX_FIELDS = 10_000;
const MAX_DEPTH = 32;

export function listSignatureFields(file: PdfFile): SignatureField[] {
  const found: SignatureField[] = [];
  const seen = new Set<number>();
  let visited = 0;
  const visit = (value: PdfValue, path: string, kind: string | null, depth: number) => {
    if (value instanceof PdfRef) {
      if (seen.has(value.number)) return;
      seen.add(value.number);
    }
    visited += 1;
    if (depth > MAX_DEPTH || visited > MAX_FIELDS) return;
    const field = file.dict(value);
    const own = file.resolve(field.get('FT'));
    const type = own instanceof PdfName ? own.value : kind;
    const partial = decodeText(file.resolve(field.get('T')));
    const name = partial === null ? path : path === '' ? partial : `${path}.${partial}`;
    if (type === 'Sig' && partial !== null) {
      const signature = file.resolve(field.get('V'));
      found.push({ name, signature: signature instanceof PdfDict ? signature : null });
    }
    for (const kid of file.array(field.get('Kids'))) visit(kid, name, type, depth + 1);
  };
  for (const field of file.array(file.dict(file.root.get('AcroForm')).get('Fields'))) visit(field, '', null, 0);
  return found;
}
