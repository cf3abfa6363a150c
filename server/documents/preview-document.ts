import { createHash } from 'node:crypto';
import { drawComposition } from './compose/compose.ts';
import type { Composition } from './compose/drawing.types.ts';
import { IncrementalUpdate } from './pdf/incremental-update.ts';
import { openPdf } from './pdf/pdf-file.ts';

const WORDS = '미리 보기';

export function previewDocument(base: Uint8Array, composition: Composition): Buffer {
  const update = new IncrementalUpdate(openPdf(base));
  drawComposition(update, { ...composition, watermark: WORDS });
  const id = createHash('sha256').update(base).digest().subarray(0, 16);
  return Buffer.concat([base, ...update.serialize(id).chunks]);
}
