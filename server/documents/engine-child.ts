import sharp from 'sharp';
import * as v from 'valibot';
import { verifyChain } from '../audit/verify-chain.ts';
import { findPlainPages } from './compose/plain-pages.ts';
import { isBlankPicture } from './intake/blank-picture.ts';
import { checkPdf } from './intake/check-pdf.ts';
import { prepareHangul } from './intake/hangul/hangul-to-pdf.ts';
import { intakeFile } from './intake/intake-file.ts';
import { redrawImage } from './intake/redraw-image.ts';
import { openDocument, type PdfiumDocument } from './pages/pdfium-document.ts';
import { loadPdfium } from './pages/pdfium.ts';
import { drawBothPictures, drawPicture } from './pages/picture.ts';
import { readPages } from './pages/read-page.ts';
import { arrangePdf } from './pdf/arrange.ts';
import { openPdf } from './pdf/pdf-file.ts';
import { readPageInfo, readPageWriting } from './reading/read-writing.ts';
import { readDocument } from './suggest/read-document.ts';
import { readSheet } from './sheets/read-sheet.ts';
import { openTable, readTableInParts, surveyTable, type Table } from './sheets/table.ts';
import type { UnreadableReason } from './sheets/table.types.ts';
import { unpackTrustedCertificates } from './verify/trusted-certificates.ts';
import { verify } from './verify/verify.ts';
import { serveTasks, type TaskDocument } from './workers/serve-tasks.ts';

/**
 * The document open in this child process. It stays open, so that drawing several pages sends and parses it only once.
 */
type Held = {
  key: string;
  bytes: Uint8Array;
  document: PdfiumDocument | null;
  table: Table | UnreadableReason | null;
};
let held: Held | null = null;
let prepared: Promise<void> | null = null;

// A child processes one image at a time on one core, and never the same image twice.
sharp.concurrency(1);
sharp.cache(false);

function hold(key: string, bytes: Uint8Array): Held {
  held?.document?.[Symbol.dispose]();
  held = { key, bytes, document: null, table: null };
  return held;
}

function take(document: TaskDocument | null): Held {
  if (!document) throw new Error('The task is about no document.');
  if (document.bytes) return hold(document.key, document.bytes);
  if (held?.key !== document.key) throw new Error('The document is not here.');
  return held;
}

async function opened(document: TaskDocument | null): Promise<PdfiumDocument> {
  const here = take(document);
  return (here.document ??= await openDocument(here.bytes));
}

function openedTable(document: TaskDocument | null): Table | UnreadableReason {
  const here = take(document);
  const { bytes } = here;
  return (here.table ??= openTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
}

const redrawing = v.strictObject({ use: v.picklist(['AS_IS', 'DRAFT']) });
const counting = v.strictObject({ maxRows: v.number() });
const choosingSheet = v.strictObject({ sheet: v.string(), headRow: v.number(), maxRows: v.number() });
const bytes = v.instance(Uint8Array);
const trusting = v.strictObject({
  known: v.array(v.strictObject({ certificate: bytes, chain: v.array(bytes) })),
  authorities: v.nullable(v.array(bytes)),
});
const arranging = v.array(v.strictObject({ page: v.number(), turn: v.picklist([0, 90, 180, 270]) }));
const drawing = v.strictObject({ page: v.number(), width: v.number() });
const drawingBoth = v.strictObject({ page: v.number() });

await loadPdfium();
serveTasks({
  holds: () => held?.key ?? null,
  handlers: {
    async intake(_input, document) {
      const { bytes } = take(document);
      const { answer, normalised } = await intakeFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      if (normalised && answer.refusal === null) hold(answer.normalisedSha256, normalised);
      return answer;
    },
    checkPdf: (_input, document) => checkPdf(take(document).bytes),
    arrangePages(input, document) {
      const arranged = arrangePdf(take(document).bytes, v.parse(arranging, input));
      return {
        bytes: arranged,
        pages: openPdf(arranged)
          .pages()
          .map(({ info }) => info),
      };
    },
    prepareHangul: () => (prepared ??= prepareHangul()),
    async redrawImage(input, document) {
      const { use } = v.parse(redrawing, input);
      return redrawImage(take(document).bytes, use);
    },
    isBlankPicture: (_input, document) => isBlankPicture(take(document).bytes),
    async drawPage(input, document) {
      const { page, width } = v.parse(drawing, input);
      return drawPicture(await opened(document), page - 1, width);
    },
    async drawBothPictures(input, document) {
      const { page } = v.parse(drawingBoth, input);
      return drawBothPictures(await opened(document), page - 1);
    },
    async readSheet(input, document) {
      const { maxRows } = v.parse(counting, input);
      return readSheet(take(document).bytes, maxRows);
    },
    surveySheets: (_input, document) => surveyTable(openedTable(document)),
    readSheetRows: (input, document, sendPart) =>
      readTableInParts(openedTable(document), v.parse(choosingSheet, input), sendPart),
    verify(input, document) {
      const trust = unpackTrustedCertificates(v.parse(trusting, input));
      return verify(take(document).bytes, { ...trust, verifyChain });
    },
    readText: async (_input, document) => readPages(await opened(document)),
    findPlainPages: (_input, document) => findPlainPages(take(document).bytes),
    readWriting: async (input, document) => readPageWriting(await opened(document), readPageInfo(input)),
    async readDocument(_input, document) {
      const here = take(document);
      here.document ??= await openDocument(here.bytes);
      return readDocument(here.document, here.bytes);
    },
  },
});
