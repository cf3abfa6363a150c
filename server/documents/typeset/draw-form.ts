import { DrawingResources } from '../compose/resources.ts';
import { NewPdf } from '../pdf/new-pdf.ts';
import { createPackedStream } from '../pdf/packed-stream.ts';
import { dict, encodeText } from '../pdf/objects.ts';
import { setEntries, setSignatures } from './form-entries.ts';
import { setChoice, setDate } from './form-lines.ts';
import { FormPage, LEADING, MARGIN, WIDTH, type PlacedBlank } from './form-page.ts';
import { setText } from './form-text.ts';
import type { Form, FormBlock, FormLook } from './form.types.ts';
import { A4, Sheet } from './sheet.ts';

const NO_PICTURES = new Map<string, never>();

/** Draws a form as a PDF, and returns the positions of its blanks. */
export function drawForm(form: Form, look: FormLook): { bytes: Buffer; blanks: PlacedBlank[] } {
  const pdf = new NewPdf();
  const resources = new DrawingResources(pdf, NO_PICTURES);
  const sheets: Sheet[] = [];
  const page = new FormPage(() => {
    const sheet = new Sheet(resources, () => undefined);
    sheets.push(sheet);
    return sheet;
  });
  page.sheet.text(form.title, MARGIN + WIDTH / 2, page.y, { face: 'SANS_BOLD', size: 20, align: 'CENTER' });
  page.y += 44;
  for (const block of form.blocks) setBlock(page, block, form, look);

  resources.finish();
  const pages = sheets.map(({ content }) => ({
    MediaBox: [0, 0, A4.width, A4.height],
    Resources: resources.ref,
    Contents: pdf.add(createPackedStream(content)),
  }));
  const root = pdf.addPages(pages, { Lang: encodeText('ko-KR') });
  return { bytes: pdf.finish(root, pdf.add(dict({ Title: encodeText(form.title) }))), blanks: page.placed };
}

function setBlock(page: FormPage, block: FormBlock, form: Form, look: FormLook): void {
  switch (block.kind) {
    case 'TEXT':
      setText(page, block.text, form, look);
      page.y += 6;
      break;
    case 'ARTICLE':
      page.need(LEADING * 3);
      page.text(block.heading, MARGIN, page.y, true);
      page.y += LEADING;
      setText(page, block.text, form, look, 10);
      page.y += 6;
      break;
    case 'ENTRIES':
      setEntries(page, block.heading, block.entries, look);
      break;
    case 'CHOICE':
      setChoice(page, block, look);
      break;
    case 'DATE':
      setDate(page, look);
      break;
    case 'SIGNATURES':
      setSignatures(page, block.parties, look);
      break;
  }
}
