import type { Suggestion } from '../fields.ts';
import { getDisplaySize } from '../geometry.ts';
import type { NoticeCode } from '../intake.types.ts';
import {
  openDocument,
  PdfiumOpenError,
  saveRepaired,
  saveWithoutSecurity,
  type PdfiumDocument,
} from '../pages/pdfium-document.ts';
import { PdfDamaged } from '../pdf/damage.ts';
import type { PdfPage } from '../pdf/page-tree.ts';
import { openPdf, openWithAnyPages, type PdfFile } from '../pdf/pdf-file.ts';
import { rewrite } from '../pdf/rewrite.ts';
import { listSignatureFields } from '../seal/signature-fields.ts';
import { takeTags } from '../tags/take-tags.ts';
import { flattenForm, withAppearances } from './flatten-form.ts';
import { hasFrame, isFilled, isSigned, readWidgets, type Widget } from './form-fields.ts';
import { suggestFields } from './form-suggestions.ts';
import { withPlainPages } from './plain-pages.ts';
import { Refused } from './refused.ts';
import { ACTIVE_NOTICES, withoutActive } from './remove-active.ts';
import { checkContents, hasLostParts, nameOf, surveyPdf, type Survey } from './survey.ts';
import { withoutBrotli } from './without-brotli.ts';
import { withTrailer } from './with-trailer.ts';
import { DYNAMIC_FORM, MAX_PAGES, SIGNED_AND_BROTLI, SIGNED_AND_DAMAGED, SIGNED_AND_ENCRYPTED } from './words.ts';

export type NormalisedPdf = {
  bytes: Uint8Array;
  file: PdfFile;
  pages: PdfPage[];
  notices: NoticeCode[];
  suggestions: Suggestion[];
  needsConfirmation: boolean;
};

type Read = { bytes: Uint8Array; file: PdfFile; pages: PdfPage[]; survey: Survey };

/** The largest page side in points. Beyond it, viewers reject the page or lose precision. */
const MAX_SIDE = 20_000;

/**
 * Returns a PDF that is valid, unencrypted, complete and free of active content, or throws Refused. If the upload needs
 * no changes, its bytes are returned unmodified.
 */
export async function normalisePdf(upload: Uint8Array): Promise<NormalisedPdf> {
  const notices: NoticeCode[] = [];
  const read = await readOrMend(upload, notices);
  const widgets = readWidgets(read.file, read.pages);
  // A signature doesn't have to appear on any page.
  const hidden = listSignatureFields(read.file).some(({ signature }) => signature !== null);
  const signed = hidden || widgets.some((widget) => isSigned(read.file, widget));
  if (signed) return keepSigned(read, notices);

  // NeedsRendering means that only an XFA reader can show the content, so without the form there is nothing to sign.
  if (read.file.resolve(read.file.root.get('NeedsRendering')) === true)
    throw new Refused('PDF', 'FILE_TOO_COMPLEX', DYNAMIC_FORM);

  const active = [...read.survey.active];
  let { bytes } = read;
  const hasForm = widgets.length > 0;
  let suggestions: Suggestion[] = [];
  if (hasForm) {
    const drawn = await drawnForm(read, widgets);
    suggestions = suggestFields(drawn.file, drawn.widgets);
    bytes = flattenForm(drawn.file, drawn.widgets);
    notices.push('FORM_FLATTENED');
  }
  if (hasForm || active.length > 0) bytes = cleared(bytes, hasForm);
  notices.push(...active.map((kind) => ACTIVE_NOTICES[kind]));
  const clear = bytes === read.bytes ? read : readStrictly(bytes);
  const tagged = await takeTags(clear.file, clear.pages);
  suggestions = [...suggestions, ...(tagged?.suggestions ?? [])];
  const result = tagged ? readStrictly(tagged.bytes) : clear;
  bytes = result.bytes;
  if (result.pages.length !== read.pages.length || result.survey.active.size > 0)
    throw new Refused('PDF', 'FILE_TOO_COMPLEX');
  if (result.survey.hasForeignFonts) notices.push('FONT_SUBSTITUTED');
  return {
    bytes,
    file: result.file,
    pages: result.pages,
    notices,
    suggestions,
    needsConfirmation: active.length > 0,
  };
}

function keepSigned({ bytes, file, pages, survey }: Read, notices: NoticeCode[]): NormalisedPdf {
  if (survey.active.size > 0) throw new Refused('PDF', 'SIGNED_AND_ACTIVE');
  if (allowsNoChanges(file)) throw new Refused('PDF', 'SIGNED_AND_LOCKED');
  if (notices.includes('OWNER_PASSWORD_REMOVED')) throw new Refused('PDF', 'FILE_ENCRYPTED', SIGNED_AND_ENCRYPTED);
  if (notices.includes('REPAIRED')) throw new Refused('PDF', 'FILE_DAMAGED', SIGNED_AND_DAMAGED);
  if (survey.hasBrotli) throw new Refused('PDF', 'FILE_TOO_COMPLEX', SIGNED_AND_BROTLI);
  const all: NoticeCode[] = [...notices, 'ALREADY_SIGNED'];
  if (survey.hasForeignFonts) all.push('FONT_SUBSTITUTED');
  return { bytes, file, pages, notices: all, suggestions: [], needsConfirmation: false };
}

const NO_CHANGES = 1;

/** Whether the file is certified against all changes, so that adding anything would invalidate the certification. */
function allowsNoChanges(file: PdfFile): boolean {
  const certified = file.dict(file.dict(file.root.get('Perms')).get('DocMDP'));
  return file
    .array(certified.get('Reference'))
    .some((reference) => file.resolve(file.dict(file.dict(reference).get('TransformParams')).get('P')) === NO_CHANGES);
}

/**
 * Reads the file strictly. If that fails, or PDFium sees other pages, PDFium repairs it once, its page tree is written
 * anew if that is not enough, and the result is read strictly.
 */
async function readOrMend(upload: Uint8Array, notices: NoticeCode[]): Promise<Read> {
  const strict = tryStrictly(upload);
  using document = await openWithPdfium(strict?.bytes ?? upload);
  if (document.pageCount > MAX_PAGES) throw new Refused('PDF', 'FILE_TOO_MANY_PAGES');
  if (strict && looksAlike(strict, document)) return strict;
  if (document.pageCount === 0) throw new Refused('PDF', 'FILE_DAMAGED');
  if (isEncrypted(document)) {
    notices.push('OWNER_PASSWORD_REMOVED');
    if (!isLocked(upload)) notices.push('REPAIRED');
  } else notices.push('REPAIRED');
  const saved = strict?.bytes ?? (isEncrypted(document) ? saveWithoutSecurity(document) : saveRepaired(document));
  const repaired = strict ? null : tryStrictly(saved);
  if (repaired && looksAlike(repaired, document)) return withNothingLost(repaired, notices);
  if (!notices.includes('REPAIRED')) notices.push('REPAIRED');
  return withNothingLost(await readWithPlainPages(saved), notices);
}

/** Reads a file whose page tree only some viewers understand. */
async function readWithPlainPages(bytes: Uint8Array): Promise<Read> {
  const read = readStrictly(tryOrRefuse(() => withPlainPages(openWithAnyPages(bytes))));
  using document = await openWithPdfium(read.bytes);
  if (!looksAlike(read, document)) throw new Refused('PDF', 'FILE_DAMAGED');
  return read;
}

function withNothingLost(read: Read, notices: readonly NoticeCode[]): Read {
  if (notices.includes('REPAIRED') && hasLostParts(read.file, read.pages)) throw new Refused('PDF', 'FILE_DAMAGED');
  return read;
}

const SAME_SIZE = 1;

/** Whether PDFium sees the same pages in the same sizes as we do. Otherwise, fields would be misplaced. */
const looksAlike = ({ pages }: Read, document: PdfiumDocument) =>
  pages.length === document.pageCount &&
  pages.every(({ info }) => {
    const [ours, theirs] = [getDisplaySize(info), document.pageSize(info.number - 1)];
    return Math.max(Math.abs(ours.width - theirs.width), Math.abs(ours.height - theirs.height)) <= SAME_SIZE;
  });

const isEncrypted = ({ pdfium, handle }: PdfiumDocument) => pdfium.EPDF_IsEncrypted(handle);

/** Returns null if PDFium has to open the file because it is damaged or encrypted. */
function tryStrictly(bytes: Uint8Array): Read | null {
  try {
    const file = openPdf(bytes);
    return file.isEncrypted ? null : readAll(bytes, file);
  } catch (error) {
    if (error instanceof PdfDamaged) return null;
    throw error;
  }
}

/** Whether the file is encrypted, and undamaged as far as that can be checked without the password. */
function isLocked(bytes: Uint8Array) {
  try {
    return openPdf(bytes).isEncrypted;
  } catch (error) {
    if (error instanceof PdfDamaged) return false;
    throw error;
  }
}

const readStrictly = (bytes: Uint8Array): Read => tryOrRefuse(() => readAll(bytes, openPdf(bytes)));

function tryOrRefuse<T>(attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof PdfDamaged) throw new Refused('PDF', 'FILE_DAMAGED');
    throw error;
  }
}

function readAll(bytes: Uint8Array, file: PdfFile): Read {
  if (file.pageCount > MAX_PAGES) throw new Refused('PDF', 'FILE_TOO_MANY_PAGES');
  const pages = file.pages();
  if (pages.length > MAX_PAGES) throw new Refused('PDF', 'FILE_TOO_MANY_PAGES');
  if (pages.length === 0) throw new PdfDamaged('no page');
  if (pages.some(({ info }) => Math.max(info.width, info.height) > MAX_SIDE))
    throw new Refused('PDF', 'FILE_TOO_COMPLEX');
  const survey = surveyPdf(file);
  if (survey.hasBrotli) {
    const unpacked = withoutBrotli(file);
    const read = readAll(unpacked, openPdf(unpacked));
    return { ...read, survey: { ...read.survey, hasBrotli: true } };
  }
  checkContents(file, pages);
  return { bytes, file, pages, survey };
}

async function openWithPdfium(bytes: Uint8Array): Promise<PdfiumDocument> {
  try {
    return await openDocument(bytes);
  } catch (error) {
    if (!(error instanceof PdfiumOpenError)) throw error;
    // PDFium reports an unsupported encryption as if the file were no PDF.
    if (error.reason !== 'FORMAT' || isLocked(bytes)) throw new Refused('PDF', 'FILE_ENCRYPTED');
    const completed = withTrailer(bytes);
    if (!completed) throw new Refused('PDF', 'FILE_DAMAGED');
    return openWithPdfium(completed);
  }
}

/** Generates missing appearances for filled or framed widgets, because some forms leave drawing to the viewer. */
async function drawnForm({ bytes, file, pages }: Read, widgets: Widget[]) {
  const leavesItToViewer = file.resolve(file.dict(file.root.get('AcroForm')).get('NeedAppearances')) === true;
  const bare = widgets.filter((widget) => {
    const filled = isFilled(widget, nameOf(widget.dict.get('AS'), file));
    if (widget.isHidden || (!filled && !hasFrame(file, widget))) return false;
    return !widget.appearance || (filled && leavesItToViewer && widget.type !== 'Btn');
  });
  if (bare.length === 0) return { file, pages, widgets };
  // PDFium reports the object number 0 for a widget stored directly in its page.
  const drawn = readStrictly(await withAppearances(bytes, new Set(bare.map(({ ref }) => ref?.number ?? 0))));
  return { ...drawn, widgets: readWidgets(drawn.file, drawn.pages) };
}

const cleared = (bytes: Uint8Array, form: boolean) => rewrite(openPdf(bytes), withoutActive({ form }));
