import { expect, test } from 'vitest';
import type { FilledField } from '../../../../server/documents/compose/drawing.types.ts';
import { NewPdf } from '../../../../server/documents/pdf/new-pdf.ts';
import { dict, PdfStream } from '../../../../server/documents/pdf/objects.ts';
import { sealDocument } from '../../../../server/documents/seal-document.ts';
import { listEmptyFields } from '../../../../server/documents/verify/empty-fields.ts';
import { makeChain } from '../../../support/sealed-chain.ts';
import { makeKeyStore, SEALED_AT } from '../../../support/sealing.ts';

const RECT = { x: 60, y: 80, width: 40, height: 30 };
const ROTATIONS = [0, 90, 180, 270];

/** Creates one page per rotation. The page box does not begin at the origin, and the crop box leaves part of it out. */
function rotatedPages() {
  const pdf = new NewPdf();
  const pages = ROTATIONS.map((Rotate) => {
    const Contents = pdf.add(new PdfStream(dict({}), Buffer.from('0.5 0 0 0.5 0 0 cm q')));
    return { MediaBox: [-20, -30, 595, 842], CropBox: [10, 20, 500, 700], Rotate, Resources: dict({}), Contents };
  });
  return pdf.finish(pdf.addPages(pages));
}

async function seal(fields: readonly FilledField[]) {
  const base = rotatedPages();
  const { store } = await makeKeyStore();
  const order = { base, kind: 'DOCUMENT', title: '동의서', chain: makeChain(base), at: SEALED_AT } as const;
  return Buffer.concat((await sealDocument({ ...order, composition: { fields }, key: store.current() })).chunks);
}

const tick = (page: number, rect = RECT): FilledField => ({ page, rect, kind: 'CHECKBOX', value: true });
const place = (fieldId: string, page: number, rect = RECT) => ({ fieldId, page, rect });
const all = ROTATIONS.map((rotation, index) => place(`at ${rotation}`, index + 1));

test('what is painted is found on pages of every rotation', async () => {
  const drawn = all.map(({ page }) => tick(page));
  expect(listEmptyFields(await seal(drawn), all)).toEqual([]);
  for (const [missing, empty] of all.entries())
    expect(listEmptyFields(await seal(drawn.filter((_, index) => index !== missing)), all)).toEqual([empty]);
});

test('what is painted elsewhere, on another page, or for another field does not count', async () => {
  const lower = { ...RECT, y: RECT.y + 1 };
  const one = await seal([tick(1, lower), tick(3)]);
  expect(listEmptyFields(one, [place('higher', 1), place('lower', 1, lower)])).toEqual([place('higher', 1)]);
  expect(listEmptyFields(one, [place('on the next page', 2)])).toHaveLength(1);
  expect(listEmptyFields(one, [place('on no page', 5)])).toHaveLength(1);
  expect(listEmptyFields(one, [place('first', 3), place('second', 3)])).toEqual([place('second', 3)]);
});

test('an empty drawing paints nothing', async () => {
  const mark = { kind: 'DRAWN', width: 100, height: 50, strokes: [] } as const;
  const sealed = await seal([{ page: 1, rect: RECT, kind: 'SIGNATURE', value: mark }]);
  expect(listEmptyFields(sealed, [place('signature', 1)])).toHaveLength(1);
});

test('a file without fields is not even opened', () => {
  expect(listEmptyFields(Buffer.alloc(0), [])).toEqual([]);
});
