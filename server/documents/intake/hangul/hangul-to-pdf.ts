import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import initRhwp, { HwpDocument } from '@rhwp/core';
import type { PdfValue } from '../../pdf/objects.ts';
import { Refused } from '../refused.ts';
import { MAX_PAGES } from '../words.ts';
import { isTrue } from './check-conversion.ts';
import { HangulResources } from './hangul-resources.ts';
import { SvgPage, type DrawnPage } from './svg-page.ts';
import { readSvg, SvgUnreadable } from './svg-reader.ts';

let loading: Promise<unknown> | null = null;

async function loadRhwp() {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@rhwp/core/rhwp_bg.wasm')));
  await initRhwp({ module_or_path: wasm });
}

/** Converts a document to PDF with selectable text: rhwp lays it out, and we write the pages. */
export async function hangulToPdf(kind: 'HWP' | 'HWPX', bytes: Buffer): Promise<Buffer> {
  await (loading ??= loadRhwp());
  const document = opened(kind, bytes);
  try {
    if (document.pageCount() > MAX_PAGES) throw new Refused(kind, 'FILE_TOO_MANY_PAGES');
    const resources = new HangulResources();
    const drawn: DrawnPage[] = [];
    const pages: Record<string, PdfValue>[] = [];
    for (let index = 0; index < document.pageCount(); index++) {
      const svg = readSvg(document.renderPageSvg(index));
      const page = await new SvgPage(svg, resources).draw(svg);
      drawn.push({ ...page, content: '' });
      pages.push({
        MediaBox: [0, 0, rounded(page.width), rounded(page.height)],
        Resources: resources.dict,
        Contents: resources.addContent(page.content),
      });
    }
    resources.finish();
    const pdf = resources.pdf.finish(resources.pdf.addPages(pages));
    if (!(await isTrue(pdf, drawn))) throw new Refused(kind, 'FILE_TOO_COMPLEX');
    return pdf;
  } catch (error) {
    if (error instanceof SvgUnreadable) throw new Refused(kind, 'FILE_TOO_COMPLEX');
    throw error;
  } finally {
    document.free();
  }
}

function opened(kind: 'HWP' | 'HWPX', bytes: Buffer): HwpDocument {
  try {
    return new HwpDocument(bytes);
  } catch {
    // rhwp throws messages of its own for anything it cannot read. A panic is different and ends the child.
    throw new Refused(kind, 'FILE_DAMAGED');
  }
}

const rounded = (points: number) => Math.round(points * 100) / 100;
