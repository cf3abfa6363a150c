import { drawCertificate } from '../../../server/documents/certificate/certificate.ts';
import { drawComposition } from '../../../server/documents/compose/compose.ts';
import type { FilledField } from '../../../server/documents/compose/drawing.types.ts';
import type { Face } from '../../../server/documents/fonts/faces.ts';
import { findBounds } from '../../../server/documents/fonts/outline.ts';
import { outlineText } from '../../../server/documents/fonts/outline-text.ts';
import { IncrementalUpdate } from '../../../server/documents/pdf/incremental-update.ts';
import { openPdf } from '../../../server/documents/pdf/pdf-file.ts';
import { TYPED_SIGNATURE_SCALE } from '../../../rules/field-layout.ts';
import { sampleCertificate } from '../../../tests/support/documents/sample-certificate.ts';
import { samplePdf } from '../../../tests/support/documents/sample-pdfs.ts';

/** Printed text, in a file with it and the same file without it. The difference is its ink. */
export type Printed = { face: Face; size: number; file: Buffer; without: Buffer };

const EMPTY = samplePdf({ text: () => ' ' });
const BOX = { x: 10, y: 400, width: 575, height: 60 };
const SIZE = 14;
const NAME_SIZE = 10.6;

export const PLACES = { value: printValue, signature: printSignature, certificate: printInCertificate } as const;

function printValue(text: string): Printed {
  const file = fill({ page: 1, rect: BOX, kind: 'TEXT', value: text, fontSize: SIZE, align: 'LEFT' });
  return { face: 'SANS', size: SIZE, file, without: EMPTY };
}

/** A typed signature fills its box, so the box determines the font size. */
function printSignature(text: string): Printed {
  const face = 'PEN';
  const { left, right } = findBounds(outlineText(text, face));
  const width = ((right - left) * SIZE) / 1000 / TYPED_SIGNATURE_SCALE;
  const value = { kind: 'TYPED', text, face } as const;
  const file = fill({ page: 1, rect: { ...BOX, width }, kind: 'SIGNATURE', value });
  return { face, size: SIZE, file, without: EMPTY };
}

function printInCertificate(text: string): Printed {
  const file = certify(text);
  return { face: 'SANS_BOLD', size: NAME_SIZE, file, without: certify('') };
}

function certify(name: string): Buffer {
  const facts = sampleCertificate();
  const [party] = facts.parties;
  if (!party) throw new Error('The sample has nobody.');
  return drawCertificate({ ...facts, parties: [{ ...party, name, title: '', mark: null }], events: [] });
}

function fill(field: FilledField): Buffer {
  const update = new IncrementalUpdate(openPdf(EMPTY));
  drawComposition(update, { fields: [field] });
  return Buffer.concat([EMPTY, ...update.serialize(Buffer.alloc(16, 3)).chunks]);
}
