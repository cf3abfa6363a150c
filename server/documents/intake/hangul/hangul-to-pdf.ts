import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import initRhwp, { HwpDocument } from '@rhwp/core';
import type { Suggestion } from '../../fields.ts';
import type { PdfValue } from '../../pdf/objects.ts';
import { RefusedFileError } from '../refused-file-error.ts';
import { MAX_PAGES } from '../words.ts';
import { isFaithful } from './check-conversion.ts';
import { markFields } from './click-here-fields.ts';
import { toSuggestion } from './field-suggestions.ts';
import { HangulResources } from './hangul-resources.ts';
import { SvgPage, type DrawnPage } from './svg-page.ts';
import { readSvg, UnreadableSvgError } from './svg-reader.ts';

/** A render profile that leaves out guide texts, which only belong on the screen. */
const AS_PRINTED = 'print';

let loading: Promise<unknown> | null = null;

async function loadRhwp() {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@rhwp/core/rhwp_bg.wasm')));
  await initRhwp({ module_or_path: wasm });
}

/**
 * Converts a document with one character to warm up. Loading the module saves only a sixth of the time, because V8
 * compiles functions when they are first called.
 */
export async function prepareHangul() {
  await (loading ??= loadRhwp());
  const document = HwpDocument.createEmpty();
  try {
    document.createBlankDocument();
    document.insertText(0, 0, 0, '가');
    await hangulToPdf('HWPX', Buffer.from(document.exportHwpx()));
  } finally {
    document.free();
  }
}

type Converted = { pdf: Buffer; suggestions: Suggestion[]; hasMissingGlyphs: boolean };

/** Converts a document to a PDF with selectable text. rhwp lays it out, and we write the pages. */
export async function hangulToPdf(kind: 'HWP' | 'HWPX', bytes: Buffer): Promise<Converted> {
  await (loading ??= loadRhwp());
  const document = opened(kind, bytes);
  try {
    if (document.pageCount() > MAX_PAGES) throw new RefusedFileError(kind, 'FILE_TOO_MANY_PAGES');
    const fields = markFields(document, kind, bytes);
    const resources = new HangulResources();
    const drawn: DrawnPage[] = [];
    const pages: Record<string, PdfValue>[] = [];
    for (let index = 0; index < document.pageCount(); index++) {
      const svg = readSvg(document.renderPageSvgWithProfile(index, AS_PRINTED));
      const page = await new SvgPage(svg, resources, fields).draw(svg);
      drawn.push({ ...page, content: '' });
      pages.push({
        MediaBox: [0, 0, rounded(page.width), rounded(page.height)],
        Resources: resources.dict,
        Contents: resources.addContent(page.content),
      });
    }
    resources.finish();
    const pdf = resources.pdf.finish(resources.pdf.addPages(pages));
    if (!(await isFaithful(pdf, drawn))) throw new RefusedFileError(kind, 'FILE_TOO_COMPLEX');
    return {
      pdf,
      hasMissingGlyphs: resources.hasMissingGlyphs,
      suggestions: drawn.flatMap((page, index) => page.fields.map((place) => toSuggestion(index + 1, place))),
    };
  } catch (error) {
    if (error instanceof UnreadableSvgError) throw new RefusedFileError(kind, 'FILE_TOO_COMPLEX');
    throw error;
  } finally {
    document.free();
  }
}

function opened(kind: 'HWP' | 'HWPX', bytes: Buffer): HwpDocument {
  try {
    return new HwpDocument(bytes);
  } catch {
    // rhwp throws for unreadable documents. A panic ends the child process instead.
    throw new RefusedFileError(kind, 'FILE_DAMAGED');
  }
}

const rounded = (points: number) => Math.round(points * 100) / 100;
