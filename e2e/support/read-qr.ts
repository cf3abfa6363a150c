import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { decodeQr } from './decode-qr.ts';

const run = promisify(execFile);

/** Reads the QR code on a document's first page as if printed and scanned at 200 dpi. */
export async function readPrintedQr(pdf: Buffer): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dojang-qr-'));
  const file = path.join(folder, 'page');
  await writeFile(`${file}.pdf`, pdf);
  await run('pdftoppm', ['-r', '200', '-png', '-singlefile', `${file}.pdf`, file]);
  const picture = sharp(`${file}.png`).greyscale().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const isDark = (x: number, y: number) => (data[Math.round(y) * info.width + Math.round(x)] ?? 255) < 128;
  return decodeQr(sampleCode(isDark, info));
}

type Size = { width: number; height: number };
type Centre = { x: number; y: number; module: number };

/** Samples the modules of an upright code, which is located by its three finder patterns. */
function sampleCode(isDark: (x: number, y: number) => boolean, size: Size): boolean[][] {
  const [topLeft, topRight, bottomLeft] = findFinders(isDark, size);
  if (!topLeft || !topRight || !bottomLeft) throw new Error('There is no QR code on the page.');
  const count = Math.round((topRight.x - topLeft.x) / topLeft.module) + 7;
  const module = (topRight.x - topLeft.x) / (count - 7);
  const at = (origin: number, place: number) => origin + (place - 3) * module;
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (__, column) => isDark(at(topLeft.x, column), at(topLeft.y, row))),
  );
}

/** Finds the three finder patterns, which are dark and light runs of 1, 1, 3, 1 and 1 modules in both directions. */
function findFinders(isDark: (x: number, y: number) => boolean, { width, height }: Size): Centre[] {
  const found: Centre[] = [];
  for (let y = 0; y < height; y += 1) {
    for (const { at: x, module } of findRuns((place) => isDark(place, y), width)) {
      const down = findRuns((place) => isDark(x, place), height).find(({ at }) => Math.abs(at - y) < module);
      if (!down || found.some((other) => Math.hypot(other.x - x, other.y - down.at) < 4 * module)) continue;
      found.push({ x, y: down.at, module });
    }
  }
  const corner = found.toSorted((one, other) => one.x + one.y - other.x - other.y)[0];
  if (!corner) return [];
  const isLevel = ({ x, y }: Centre) => x > corner.x + 7 * corner.module && Math.abs(y - corner.y) < corner.module;
  const isBelow = ({ x, y }: Centre) => y > corner.y + 7 * corner.module && Math.abs(x - corner.x) < corner.module;
  return [corner, ...found.filter(isLevel).slice(0, 1), ...found.filter(isBelow).slice(0, 1)];
}

const RATIO = [1, 1, 3, 1, 1];

function findRuns(isDark: (place: number) => boolean, length: number): { at: number; module: number }[] {
  const edges = [0];
  for (let place = 1; place < length; place += 1) if (isDark(place) !== isDark(place - 1)) edges.push(place);
  return edges.flatMap((start, index) => {
    const marks = edges.slice(index, index + RATIO.length + 1);
    const end = marks.at(-1);
    if (!isDark(start) || marks.length <= RATIO.length || end === undefined) return [];
    const module = (end - start) / 7;
    const fits = RATIO.every((wanted, run) => {
      const [from = 0, to = 0] = marks.slice(run, run + 2);
      return Math.abs(to - from - wanted * module) < module / 2;
    });
    return fits && module >= 2 ? [{ at: (start + end - 1) / 2, module }] : [];
  });
}
