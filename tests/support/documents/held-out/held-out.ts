import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlacedBlank } from '../../../../server/documents/typeset/form-page.ts';
import { FIELD_KINDS } from '../../../../rules/field-kinds.ts';

/** The format that `print.ts` writes. The rectangle is x, y, width and height in points. */
export type HeldOutBlank = { page: number; kind: string; label: string; party: number | null; rect: number[] };

export type HeldOutForm = { name: string; bytes: Buffer; blanks: PlacedBlank[] };

/** Forms that we didn't typeset. The rules were first measured on them and later improved with them. */
export const LEARNT_FORMS = [
  'agreement-english',
  'application',
  'certificate',
  'consent',
  'construction',
  'contractor',
  'hangul-mandate',
  'hangul-order',
  'labour',
  'lease',
  'leave',
  'loan',
  'non-disclosure-english',
  'offer-bilingual',
  'pledge',
  'purchase-order',
  'quotation',
  'resignation',
  'vehicle',
] as const;

/** No rule may be improved with these forms. Anybody who does must create new ones. */
export const UNSEEN_FORMS = ['enrolment', 'lecturer', 'receipt'] as const;

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
