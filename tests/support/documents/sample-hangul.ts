import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import initRhwp, { HwpDocument } from '@rhwp/core';
import sharp from 'sharp';

export type HangulOptions = {
  format?: 'hwp' | 'hwpx';
  /** Each entry starts a page, and each of its lines is a paragraph. */
  pages: string[][];
  /** Rows of cells, after the lines of the last page. */
  table?: string[][];
  /** Puts a picture before everything else. */
  picture?: boolean;
  password?: string;
};

let loading: Promise<unknown> | null = null;

const load = async () =>
  initRhwp({ module_or_path: await readFile(createRequire(import.meta.url).resolve('@rhwp/core/rhwp_bg.wasm')) });

/** Creates a Hangul document with the library that also reads them. */
export async function sampleHangul({
  format = 'hwpx',
  pages,
  table,
  picture,
  password,
}: HangulOptions): Promise<Buffer> {
  await (loading ??= load());
  const document = HwpDocument.createEmpty();
  try {
    document.createBlankDocument();
    let paragraph = 0;
    const next = (answer: string) => (paragraph = paragraphOf(answer));
    pages.forEach((lines, page) => {
      if (page > 0) next(document.insertPageBreak(0, paragraph, 0));
      for (const line of lines) {
        document.insertText(0, paragraph, 0, line);
        next(document.splitParagraph(0, paragraph, line.length));
      }
    });
    if (table) addTable(document, paragraph, table);
    if (picture) await addPicture(document);
    return Buffer.from(exported(document, format, password));
  } finally {
    document.free();
  }
}

function paragraphOf(answer: string): number {
  const { paraIdx } = JSON.parse(answer);
  if (typeof paraIdx !== 'number') throw new Error(`rhwp answers ${answer}.`);
  return paraIdx;
}

function addTable(document: HwpDocument, paragraph: number, rows: string[][]) {
  const columns = rows[0]?.length ?? 0;
  document.createTable(0, paragraph, 0, rows.length, columns);
  rows.flat().forEach((cell, index) => document.insertTextInCell(0, paragraph, 0, index, 0, 0, cell));
}

async function addPicture(document: HwpDocument) {
  const png = await sharp({ create: { width: 100, height: 80, channels: 3, background: '#c00000' } })
    .png()
    .toBuffer();
  const place = { sectionIdx: 0, paraIdx: 0, charOffset: 0, width: 8000, height: 6400 };
  document.insertPictureEx(
    JSON.stringify({ ...place, naturalWidthPx: 100, naturalHeightPx: 80, extension: 'png' }),
    png,
  );
}

function exported(document: HwpDocument, format: 'hwp' | 'hwpx', password?: string) {
  if (password === undefined) return format === 'hwp' ? document.exportHwp() : document.exportHwpx();
  return format === 'hwp' ? document.exportHwpWithPassword(password) : document.exportHwpxWithPassword(password);
}

/** As long as real contracts: paragraphs, and a table at the end. */
export const longHangul = (pages: number, format: 'hwp' | 'hwpx' = 'hwpx') =>
  sampleHangul({
    format,
    pages: Array.from({ length: pages }, (_, page) =>
      Array.from(
        { length: 26 },
        (__, line) =>
          `제${page + 1}조 제${line + 1}항 임차인은 임대인의 동의 없이 목적물을 전대하지 못하며 이를 어긴 때에는 계약을 해지할 수 있다.`,
      ),
    ),
    table: [
      ['성명', '주소', '서명'],
      ['홍길동', '서울특별시 종로구', ''],
    ],
  });
