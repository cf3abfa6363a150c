import type { Box, PageInfo, Rotation } from '../geometry.ts';
import { DamagedPdfError } from './damage.ts';
import { PdfDict, PdfName, PdfRef, type PdfValue } from './objects.ts';
import type { PdfFile } from './pdf-file.ts';

export type PdfPage = {
  ref: PdfRef;
  dict: PdfDict;
  info: PageInfo;
  /** Returns the page's own attribute or that of its nearest ancestor. */
  inherited: (key: InheritedKey) => PdfValue;
};

type InheritedKey = (typeof INHERITED)[number];
export type Inheritance = ReadonlyMap<string, PdfValue>;

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;
const LETTER: Box = [0, 0, 612, 792];
const MAX_DEPTH = 64;
const MAX_PAGES = 100_000;

export function listPages(file: PdfFile): PdfPage[] {
  return walkPages(file, Infinity);
}

/** Lists up to `wanted` pages in order. Reads every node, because a nested tree's counts can't be trusted. */
function walkPages(file: PdfFile, wanted: number): PdfPage[] {
  const pages: PdfPage[] = [];
  walk({ file, wanted, pages, seen: new Set() }, file.root.get('Pages'), new Map(), 0);
  return pages;
}

type Walk = { file: PdfFile; wanted: number; pages: PdfPage[]; seen: Set<number> };

function walk(walking: Walk, node: PdfValue, above: Inheritance, depth: number) {
  const { file, wanted, pages, seen } = walking;
  if (pages.length >= wanted) return;
  if (!(node instanceof PdfRef) || seen.has(node.number)) throw new DamagedPdfError('the tree of pages is not a tree');
  if (depth > MAX_DEPTH || pages.length > MAX_PAGES) throw new DamagedPdfError('the tree of pages is too deep');
  seen.add(node.number);
  const dict = file.get(node);
  if (!(dict instanceof PdfDict)) throw new DamagedPdfError('a page is missing');
  const here = inheritPageEntries(dict, above);
  if (isNode(file, dict)) {
    for (const kid of file.array(dict.get('Kids'))) walk(walking, kid, here, depth + 1);
  } else pages.push(readPage(file, node, dict, here, pages.length + 1));
}

/**
 * Finds a page with two reads if the page tree is flat, as most are. Chromium nests its trees from nine pages on, where
 * reading all pages took 3 ms of 200.
 */
export function findPage(file: PdfFile, number: number): PdfPage {
  const tree = file.dict(file.root.get('Pages'));
  const kids = file.array(tree.get('Kids'));
  const kid = kids[number - 1];
  if (kids.length === file.resolve(tree.get('Count')) && kid instanceof PdfRef) {
    const dict = file.dict(kid);
    if (!isNode(file, dict))
      return readPage(file, kid, dict, inheritPageEntries(dict, inheritPageEntries(tree, new Map())), number);
  }
  const page = walkPages(file, number)[number - 1];
  if (!page) throw new RangeError(`there is no page ${number}`);
  return page;
}

export function countPages(file: PdfFile): number {
  const count = file.resolve(file.dict(file.root.get('Pages')).get('Count'));
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : listPages(file).length;
}

function isNode(file: PdfFile, dict: PdfDict) {
  const type = file.resolve(dict.get('Type'));
  if (type instanceof PdfName && (type.value === 'Page' || type.value === 'Pages')) return type.value === 'Pages';
  return dict.get('Kids') !== null;
}

export function inheritPageEntries(dict: PdfDict, above: Inheritance): Inheritance {
  const here = new Map(above);
  for (const key of INHERITED) if (dict.get(key) !== null) here.set(key, dict.get(key));
  return here;
}

export function readPage(file: PdfFile, ref: PdfRef, dict: PdfDict, here: Inheritance, number: number): PdfPage {
  const inherited = (key: InheritedKey) => file.resolve(here.get(key) ?? null);
  const mediaBox = readBox(file, inherited('MediaBox')) ?? LETTER;
  const cropBox = within(readBox(file, inherited('CropBox')), mediaBox);
  const info: PageInfo = {
    number,
    width: cropBox[2] - cropBox[0],
    height: cropBox[3] - cropBox[1],
    rotation: readRotation(inherited('Rotate')),
    cropBox,
  };
  return { ref, dict, info, inherited };
}

function readBox(file: PdfFile, value: PdfValue): Box | null {
  // Most viewers use the default size for arrays of any other length.
  const numbers = Array.isArray(value) && value.length === 4 ? value.map((item) => file.resolve(item)) : [];
  const [a, b, c, d] = numbers;
  if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number' || typeof d !== 'number') return null;
  const box: Box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
  return box[2] > box[0] && box[3] > box[1] ? box : null;
}

function within(cropBox: Box | null, mediaBox: Box): Box {
  if (!cropBox) return mediaBox;
  const box: Box = [
    Math.max(cropBox[0], mediaBox[0]),
    Math.max(cropBox[1], mediaBox[1]),
    Math.min(cropBox[2], mediaBox[2]),
    Math.min(cropBox[3], mediaBox[3]),
  ];
  return box[2] > box[0] && box[3] > box[1] ? box : mediaBox;
}

/** Reads a page's rotation. Like viewers, ignores anything but multiples of 90 degrees. */
function readRotation(value: PdfValue): Rotation {
  if (typeof value !== 'number' || value % 90 !== 0) return 0;
  const turns = (((value / 90) % 4) + 4) % 4;
  return turns === 1 ? 90 : turns === 2 ? 180 : turns === 3 ? 270 : 0;
}
