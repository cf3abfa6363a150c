import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlacedBlank } from '../../../../server/documents/typeset/form-page.ts';
import { FIELD_KINDS } from '../../../../server/documents/fields.ts';

/** As `print.ts` writes it: the rect is x, y, width and height in points. */
export type HeldOutBlank = { page: number; kind: string; label: string; party: number | null; rect: number[] };

export type HeldOutForm = { name: string; bytes: Buffer; blanks: PlacedBlank[] };

/** Drawn by other means than our own forms; the rules were improved on them after a first measurement. */
export const LEARNT_FORMS = [
  'agreement-english',
  'application',
  'certificate',
  'consent',
  'contractor',
  'hangul-mandate',
  'hangul-order',
  'labour',
  'lease',
  'loan',
  'quotation',
  'resignation',
] as const;

/** Drawn after the rules had been improved on those, and improved on once more. */
export const LATER_FORMS = ['leave', 'non-disclosure-english', 'pledge', 'vehicle'] as const;

/** Drawn before the last improvement, looked at after it: nothing was improved on them. */
export const UNSEEN_FORMS = ['construction', 'offer-bilingual', 'purchase-order'] as const;

export async function readHeldOut(name: string): Promise<HeldOutForm> {
  const file = path.join(import.meta.dirname, name);
  const blanks: HeldOutBlank[] = JSON.parse(await readFile(`${file}.json`, 'utf8'));
  return { name, bytes: await readFile(`${file}.pdf`), blanks: blanks.map(placed) };
}

function placed({ page, kind, label, party, rect }: HeldOutBlank): PlacedBlank {
  const known = FIELD_KINDS.find((one) => one === kind);
  const [x, y, width, height] = rect;
  if (!known || x === undefined || y === undefined || width === undefined || height === undefined)
    throw new Error(`not a blank: ${kind} ${label}`);
  return { page, kind: known, label, party, saysParty: party !== null, rect: { x, y, width, height } };
}
