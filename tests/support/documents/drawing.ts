import sharp from 'sharp';
import { drawComposition } from '../../../server/documents/compose/compose.ts';
import type { Composition, FilledField } from '../../../server/documents/compose/drawing.types.ts';
import type { DocumentEngine } from '../../../server/documents/engine.ts';
import { getDisplaySize, type PageInfo, type Rect } from '../../../server/documents/geometry.ts';
import { IncrementalUpdate } from '../../../server/documents/pdf/incremental-update.ts';
import { openPdf } from '../../../server/documents/pdf/pdf-file.ts';
import { toStoredRect } from '../../../rules/page-geometry.ts';

let count = 0;
/** The engine treats each of these files as a different one. */
export const storedPdf = (bytes: Uint8Array) => ({ sha256: `drawn ${(count += 1)}`, read: () => bytes });

export function draw(bytes: Buffer, composition: Composition): Buffer {
  const update = new IncrementalUpdate(openPdf(bytes));
  drawComposition(update, composition);
  return Buffer.concat([bytes, ...update.serialize(Buffer.alloc(16, 3)).chunks]);
}

export const field = (
  page: number,
  rect: Rect,
  value: FilledField['value'],
  kind: FilledField['kind'] = 'TEXT',
): FilledField => ({ page, rect, kind, value });

export async function textOf(engine: DocumentEngine, bytes: Buffer): Promise<string> {
  const pages = await engine.readText(storedPdf(bytes));
  return pages.map(({ text }) => text.text.trim()).join('\n');
}

export function pageOf(bytes: Buffer): PageInfo {
  const [page] = openPdf(bytes).pages();
  if (!page) throw new Error('there is no page');
  return page.info;
}

/** Returns where the drawn file differs from the empty one, as a rectangle on the unrotated page. */
export async function inkOf(
  engine: DocumentEngine,
  drawn: Buffer,
  empty: Buffer,
  page: PageInfo,
  across = 1240,
): Promise<Rect> {
  const pixels = async (bytes: Buffer) =>
    sharp(await engine.drawPage(storedPdf(bytes), page.number, across))
      .removeAlpha()
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
  const [after, before] = await Promise.all([pixels(drawn), pixels(empty)]);
  const { width } = after.info;
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  after.data.forEach((value, index) => {
    if (Math.abs(value - (before.data[index] ?? 0)) < 40) return;
    const [x, y] = [index % width, Math.floor(index / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  });
  const scale = getDisplaySize(page).width / width;
  const seen = { x: left * scale, y: top * scale, width: (right - left) * scale, height: (bottom - top) * scale };
  return toStoredRect(seen, page);
}

export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
