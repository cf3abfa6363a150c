import { getDisplaySize } from '../geometry.ts';
import type { NoticeCode } from '../intake.types.ts';
import {
  openDocument,
  PdfiumOpenError,
  saveRepaired,
  saveWithoutSecurity,
  type PdfiumDocument,
} from '../pages/pdfium-document.ts';
import { DamagedPdfError, OversizedPdfError } from '../pdf/damage.ts';
import type { PdfPage } from '../pdf/page-tree.ts';
import { openPdf, openWithoutPageCheck, type PdfFile } from '../pdf/pdf-file.ts';
import { rebuildPageTree } from './rebuild-page-tree.ts';
import { RefusedFileError } from './refused-file-error.ts';
import { hasLostParts, surveyPdf, type PdfSurvey } from './survey.ts';
import { checkContents } from './unpacked-content.ts';
import { appendTrailer } from './append-trailer.ts';
import { recompressBrotli } from './recompress-brotli.ts';
import { MAX_PAGES } from './words.ts';

export type ParsedPdf = { bytes: Uint8Array; file: PdfFile; pages: PdfPage[]; survey: PdfSurvey };

/** In points. Viewers reject longer pages or lose precision. */
const MAX_SIDE = 20_000;

/**
 * Reads the file strictly. If that fails, or PDFium finds other pages, lets PDFium repair it once, rewrites the page
 * tree if necessary, and reads the result strictly.
 */
export async function readOrRepair(upload: Uint8Array, notices: NoticeCode[]): Promise<ParsedPdf> {
  const strict = tryStrictly(upload);
  using document = await openWithPdfium(strict?.bytes ?? upload);
  if (document.pageCount > MAX_PAGES) throw new RefusedFileError('PDF', 'FILE_TOO_MANY_PAGES');
  if (strict && looksAlike(strict, document)) return strict;
  if (document.pageCount === 0) throw new RefusedFileError('PDF', 'FILE_DAMAGED');
  if (isEncrypted(document)) {
    notices.push('OWNER_PASSWORD_REMOVED');
    if (!isLocked(upload)) notices.push('REPAIRED');
  } else notices.push('REPAIRED');
  const saved = strict?.bytes ?? (isEncrypted(document) ? saveWithoutSecurity(document) : saveRepaired(document));
  const repaired = strict ? null : tryStrictly(saved);
  if (repaired && looksAlike(repaired, document)) return requireNothingLost(repaired, notices);
  if (!notices.includes('REPAIRED')) notices.push('REPAIRED');
  return requireNothingLost(await readWithPlainPages(saved), notices);
}

async function readWithPlainPages(bytes: Uint8Array): Promise<ParsedPdf> {
  const read = readStrictly(tryOrRefuse(() => rebuildPageTree(openWithoutPageCheck(bytes))));
  using document = await openWithPdfium(read.bytes);
  if (!looksAlike(read, document)) throw new RefusedFileError('PDF', 'FILE_DAMAGED');
  return read;
}

function requireNothingLost(read: ParsedPdf, notices: readonly NoticeCode[]): ParsedPdf {
  if (notices.includes('REPAIRED') && hasLostParts(read.file, read.pages))
    throw new RefusedFileError('PDF', 'FILE_DAMAGED');
  return read;
}

const SAME_SIZE = 1;

/** Returns whether PDFium sees the same pages in the same sizes. Otherwise, fields would be misplaced. */
const looksAlike = ({ pages }: ParsedPdf, document: PdfiumDocument) =>
  pages.length === document.pageCount &&
  pages.every(({ info }) => {
    const [ours, theirs] = [getDisplaySize(info), document.pageSize(info.number - 1)];
    return Math.max(Math.abs(ours.width - theirs.width), Math.abs(ours.height - theirs.height)) <= SAME_SIZE;
  });

const isEncrypted = ({ pdfium, handle }: PdfiumDocument) => pdfium.EPDF_IsEncrypted(handle);

/** Reads a file strictly. Returns null if it is damaged or encrypted, which leaves it to PDFium. */
function tryStrictly(bytes: Uint8Array): ParsedPdf | null {
  try {
    const file = openPdf(bytes);
    return file.isEncrypted ? null : readAll(bytes, file);
  } catch (error) {
    if (error instanceof OversizedPdfError) throw new RefusedFileError('PDF', 'FILE_UNPACKS_TOO_LARGE');
    if (error instanceof DamagedPdfError) return null;
    throw error;
  }
}

/** Returns whether the file is encrypted and, as far as one can tell without the password, undamaged. */
function isLocked(bytes: Uint8Array) {
  try {
    return openPdf(bytes).isEncrypted;
  } catch (error) {
    if (error instanceof DamagedPdfError) return false;
    throw error;
  }
}

export const readStrictly = (bytes: Uint8Array): ParsedPdf => tryOrRefuse(() => readAll(bytes, openPdf(bytes)));

function tryOrRefuse<T>(attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof DamagedPdfError) throw new RefusedFileError('PDF', 'FILE_DAMAGED');
    throw error;
  }
}

function readAll(bytes: Uint8Array, file: PdfFile): ParsedPdf {
  if (file.pageCount > MAX_PAGES) throw new RefusedFileError('PDF', 'FILE_TOO_MANY_PAGES');
  const pages = file.pages();
  if (pages.length > MAX_PAGES) throw new RefusedFileError('PDF', 'FILE_TOO_MANY_PAGES');
  if (pages.length === 0) throw new DamagedPdfError('no page');
  if (pages.some(({ info }) => Math.max(info.width, info.height) > MAX_SIDE))
    throw new RefusedFileError('PDF', 'FILE_TOO_COMPLEX');
  const contents = checkContents(file, pages);
  const survey = surveyPdf(file, contents);
  if (survey.hasBrotli || file.hasBrotliStructure) {
    const unpacked = recompressBrotli(file);
    const read = readAll(unpacked, openPdf(unpacked));
    return { ...read, survey: { ...read.survey, hasBrotli: true } };
  }
  return { bytes, file, pages, survey };
}

/** Opens a file, which PDFium may repair. Throws `RefusedFileError` if it is encrypted or beyond repair. */
export async function openWithPdfium(bytes: Uint8Array): Promise<PdfiumDocument> {
  try {
    return await openDocument(bytes);
  } catch (error) {
    if (!(error instanceof PdfiumOpenError)) throw error;
    // PDFium reports unsupported encryption as a format error.
    if (error.reason !== 'FORMAT' || isLocked(bytes)) throw new RefusedFileError('PDF', 'FILE_ENCRYPTED');
    const completed = appendTrailer(bytes);
    if (!completed) throw new RefusedFileError('PDF', 'FILE_DAMAGED');
    return openWithPdfium(completed);
  }
}
