import type { Suggestion } from '../fields.ts';
import type { NoticeCode } from '../intake.types.ts';
import type { PdfPage } from '../pdf/page-tree.ts';
import { openPdf, type PdfFile } from '../pdf/pdf-file.ts';
import { rewrite } from '../pdf/rewrite.ts';
import { listSignatureFields } from '../seal/signature-fields.ts';
import { extractTags } from '../tags/extract-tags.ts';
import { flattenForm, generateAppearances } from './flatten-form.ts';
import { hasFrame, isFilled, isSigned, readWidgets, type Widget } from './form-fields.ts';
import { suggestFields } from './form-suggestions.ts';
import { readOrRepair, readStrictly, type ParsedPdf } from './read-pdf.ts';
import { RefusedFileError } from './refused-file-error.ts';
import { ACTIVE_NOTICES, createActiveContentRemover } from './remove-active.ts';
import { readName } from './survey.ts';
import {
  DYNAMIC_FORM_MESSAGE,
  SIGNED_AND_BROTLI_MESSAGE,
  SIGNED_AND_DAMAGED_MESSAGE,
  SIGNED_AND_ENCRYPTED_MESSAGE,
} from './words.ts';

export type NormalisedPdf = {
  bytes: Uint8Array;
  file: PdfFile;
  pages: PdfPage[];
  notices: NoticeCode[];
  suggestions: Suggestion[];
  needsConfirmation: boolean;
};

/**
 * Returns a valid, unencrypted, complete PDF without active content, or throws `RefusedFileError`. Returns the original
 * bytes if they already are all that.
 */
export async function normalisePdf(upload: Uint8Array): Promise<NormalisedPdf> {
  const notices: NoticeCode[] = [];
  const read = await readOrRepair(upload, notices);
  const widgets = readWidgets(read.file, read.pages);
  // Signatures aren't always visible on a page.
  const hidden = listSignatureFields(read.file).some(({ signature }) => signature !== null);
  const signed = hidden || widgets.some((widget) => isSigned(read.file, widget));
  if (signed) return keepSigned(read, notices);

  // The content needs an XFA reader (NeedsRendering). Without the form, there is nothing to sign.
  if (read.file.resolve(read.file.root.get('NeedsRendering')) === true)
    throw new RefusedFileError('PDF', 'FILE_TOO_COMPLEX', DYNAMIC_FORM_MESSAGE);

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
  const tagged = await extractTags(clear.file, clear.pages);
  suggestions = [...suggestions, ...(tagged?.suggestions ?? [])];
  const result = tagged ? readStrictly(tagged.bytes) : clear;
  bytes = result.bytes;
  if (result.pages.length !== read.pages.length || result.survey.active.size > 0)
    throw new RefusedFileError('PDF', 'FILE_TOO_COMPLEX');
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

function keepSigned({ bytes, file, pages, survey }: ParsedPdf, notices: NoticeCode[]): NormalisedPdf {
  // First, because a document that we sealed also carries its record, which nobody can remove.
  if (allowsNoChanges(file)) throw new RefusedFileError('PDF', 'SIGNED_AND_LOCKED');
  if (survey.active.size > 0) throw new RefusedFileError('PDF', 'SIGNED_AND_ACTIVE');
  if (notices.includes('OWNER_PASSWORD_REMOVED'))
    throw new RefusedFileError('PDF', 'FILE_ENCRYPTED', SIGNED_AND_ENCRYPTED_MESSAGE);
  if (notices.includes('REPAIRED')) throw new RefusedFileError('PDF', 'FILE_DAMAGED', SIGNED_AND_DAMAGED_MESSAGE);
  if (survey.hasBrotli) throw new RefusedFileError('PDF', 'FILE_TOO_COMPLEX', SIGNED_AND_BROTLI_MESSAGE);
  const all: NoticeCode[] = [...notices, 'ALREADY_SIGNED'];
  if (survey.hasForeignFonts) all.push('FONT_SUBSTITUTED');
  return { bytes, file, pages, notices: all, suggestions: [], needsConfirmation: false };
}

const NO_CHANGES = 1;

/** Returns whether the file is certified as final. Adding anything would invalidate that. */
function allowsNoChanges(file: PdfFile): boolean {
  const certified = file.dict(file.dict(file.root.get('Perms')).get('DocMDP'));
  return file
    .array(certified.get('Reference'))
    .some((reference) => file.resolve(file.dict(file.dict(reference).get('TransformParams')).get('P')) === NO_CHANGES);
}

/** Generates missing appearances for filled or framed widgets, which some forms leave to the viewer. */
async function drawnForm({ bytes, file, pages }: ParsedPdf, widgets: Widget[]) {
  const leavesItToViewer = file.resolve(file.dict(file.root.get('AcroForm')).get('NeedAppearances')) === true;
  const bare = widgets.filter((widget) => {
    const filled = isFilled(widget, readName(widget.dict.get('AS'), file));
    if (widget.isHidden || (!filled && !hasFrame(file, widget))) return false;
    return !widget.appearance || (filled && leavesItToViewer && widget.type !== 'Btn');
  });
  if (bare.length === 0) return { file, pages, widgets };
  // PDFium gives widgets stored directly in their page the object number 0.
  const drawn = readStrictly(await generateAppearances(bytes, new Set(bare.map(({ ref }) => ref?.number ?? 0))));
  return { ...drawn, widgets: readWidgets(drawn.file, drawn.pages) };
}

const cleared = (bytes: Uint8Array, form: boolean) => rewrite(openPdf(bytes), createActiveContentRemover({ form }));
