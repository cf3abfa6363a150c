import { dict, name, PdfRef, decodeText, encodeText, type PdfArray, type PdfValue } from '../pdf/objects.ts';
import type { IncrementalUpdate } from '../pdf/incremental-update.ts';

const PRINT_AND_LOCKED = 132;
const SIGNATURES_EXIST_AND_APPEND_ONLY = 3;

export function addSignature(update: IncrementalUpdate, signature: PdfRef, certifies: boolean): void {
  const { file } = update;
  const root = update.dict(file.trailer.get('Root'));
  const form = update.dict(root.get('AcroForm'));
  const fields = update.array(form.get('Fields'));
  const page = file.page(1);
  const widget = update.add(
    dict({
      Type: name('Annot'),
      Subtype: name('Widget'),
      FT: name('Sig'),
      T: encodeText(freeName(update, fields)),
      V: signature,
      F: PRINT_AND_LOCKED,
      Rect: [0, 0, 0, 0],
      P: page.ref,
    }),
  );
  appendToArray(update, page.ref, 'Annots', widget);
  const formEntries = form.with({ Fields: [...fields, widget], SigFlags: SIGNATURES_EXIST_AND_APPEND_ONLY });
  const acroForm = setWhereItStands(update, root.get('AcroForm'), formEntries);
  const permissions = certifies ? update.dict(root.get('Perms')).with({ DocMDP: signature }) : root.get('Perms');
  update.set(file.rootRef, root.with({ AcroForm: acroForm, Perms: permissions }));
}

/** Appends to an array that is stored in the dictionary itself or as a separate object. */
function appendToArray(update: IncrementalUpdate, owner: PdfRef, key: string, item: PdfValue) {
  const holder = update.dict(owner);
  const place = holder.get(key);
  const items: PdfArray = [...update.array(place), item];
  if (place instanceof PdfRef && Array.isArray(update.resolve(place))) update.set(place, items);
  else update.set(owner, holder.with({ [key]: items }));
}

function setWhereItStands(update: IncrementalUpdate, place: PdfValue, value: PdfValue): PdfValue {
  if (!(place instanceof PdfRef)) return value;
  update.set(place, value);
  return place;
}

function freeName(update: IncrementalUpdate, fields: PdfArray): string {
  const taken = new Set(fields.map((field) => decodeText(update.resolve(update.dict(field).get('T')))));
  for (let number = 1; ; number += 1) {
    const candidate = `DojangSeal${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
