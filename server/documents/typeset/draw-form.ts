import { DrawingResources } from '../compose/resources.ts';
import { NewPdf } from '../pdf/new-pdf.ts';
import { createPackedStream } from '../pdf/packed-stream.ts';
import { dict, encodeText } from '../pdf/objects.ts';
import { typesetEntries, typesetSignatures } from './form-entries.ts';
import { typesetChoice, typesetDate } from './form-lines.ts';
import { layOutClauses, layOutHeading, layOutParagraphStrips } from './clauses.ts';
import { CONTENT_BOTTOM, FormPage, LINE_HEIGHT, PAGE_MARGIN, CONTENT_WIDTH, type PlacedBlank } from './form-page.ts';
import { layOutParagraph } from './form-text.ts';
import type { Form, FormBlock, FormStyle } from './form.types.ts';
import { PROSE_STYLE } from './prose.ts';
import { A4, GREY_COLOUR, Sheet } from './sheet.ts';
import { layOutSigningBlock } from './signing.ts';
import { typesetStrips, keepLastWithNext, type Strip } from './strips.ts';
import { layOutTable } from './table.ts';

const TITLE_HEIGHT = 44;
/**
 * The distance from a block's top to its first baseline. Strips are positioned by their top, and other blocks by their
 * baseline.
 */
const FIRST_LINE = 16;
const NOTICE_HEIGHT = 14;
const FOOT = A4.height - 34;
const NO_PICTURES = new Map<string, never>();

export function drawForm(form: Form, look: FormStyle): { bytes: Buffer; blanks: PlacedBlank[]; pageCount: number } {
  const pdf = new NewPdf();
  const resources = new DrawingResources(pdf, NO_PICTURES);
  const sheets: Sheet[] = [];
  const notices = form.blocks.flatMap((block) => (block.kind === 'NOTICE' ? [block.text] : []));
  const page = new FormPage(
    () => {
      const sheet = new Sheet(resources, () => undefined);
      sheets.push(sheet);
      return sheet;
    },
    CONTENT_BOTTOM - notices.length * NOTICE_HEIGHT,
  );
  page.sheet.text(form.title, PAGE_MARGIN + CONTENT_WIDTH / 2, page.y, {
    face: 'SANS_BOLD',
    size: 20,
    align: 'CENTER',
  });
  page.y += form.hasPageNumbers ? TITLE_HEIGHT - FIRST_LINE : TITLE_HEIGHT;
  setBlocks(page, form, look);
  setFeet(sheets, notices, form);

  resources.finish();
  const pages = sheets.map(({ content }) => ({
    MediaBox: [0, 0, A4.width, A4.height],
    Resources: resources.ref,
    Contents: pdf.add(createPackedStream(content)),
  }));
  const root = pdf.addPages(pages, { Lang: encodeText('ko-KR') });
  return {
    bytes: pdf.finish(root, pdf.add(dict({ Title: encodeText(form.title) }))),
    blanks: page.placed,
    pageCount: sheets.length,
  };
}

/**
 * Lays out a form's blocks. Consecutive blocks made of strips are placed together, so that strips that belong together
 * stay on one page.
 */
function setBlocks(page: FormPage, form: Form, look: FormStyle): void {
  let strips: Strip[] = [];
  let clauses = 1;
  for (const [index, block] of form.blocks.entries()) {
    const isAfterClauses = form.blocks[index - 1]?.kind === 'CLAUSES';
    if (block.kind === 'CLAUSES') {
      strips.push(...layOutClauses(block.clauses, clauses, form));
      clauses += block.clauses.length;
    } else if (block.kind === 'TABLE') {
      // Keeps a table without a heading together with the text before it.
      if (block.heading === undefined && isAfterClauses) strips = keepLastWithNext(strips);
      strips.push(...layOutTable(block, form));
    } else if (block.kind === 'PROSE') strips.push(...proseStrips(block, form));
    else if (block.kind === 'SIGNING') strips = [...keepLastWithNext(strips), ...layOutSigningBlock(block, form)];
    else if (block.kind !== 'NOTICE') {
      typesetStrips(page, strips);
      strips = [];
      setBlock(page, block, form, look);
    }
  }
  typesetStrips(page, strips);
}

function proseStrips(
  { text, heading, isCentered = false }: Extract<FormBlock, { kind: 'PROSE' }>,
  form: Form,
): Strip[] {
  const own = layOutParagraphStrips(
    text,
    { left: 0, above: heading === undefined ? 8 : 2 },
    form,
    PROSE_STYLE,
    isCentered,
  );
  return heading === undefined
    ? own.map((strip, index) => ({ ...strip, ...(index === 0 && { isStart: true }) }))
    : [...layOutHeading(heading, form), ...own];
}

/** Prints notices on the first page and page numbers on all, leaving room below for the sealed file's footer. */
function setFeet(sheets: readonly Sheet[], notices: readonly string[], { hasPageNumbers }: Form): void {
  notices.forEach((notice, index) => {
    const y = FOOT - (notices.length - index) * NOTICE_HEIGHT;
    sheets[0]?.text(notice, PAGE_MARGIN + CONTENT_WIDTH / 2, y, {
      face: 'SANS',
      size: 8,
      color: GREY_COLOUR,
      align: 'CENTER',
    });
  });
  if (!hasPageNumbers) return;
  sheets.forEach((sheet, index) => {
    const text = `- ${index + 1} / ${sheets.length} -`;
    sheet.text(text, PAGE_MARGIN + CONTENT_WIDTH / 2, FOOT, {
      face: 'SANS',
      size: 8.5,
      color: GREY_COLOUR,
      align: 'CENTER',
    });
  });
}

type FlowingBlock = Exclude<FormBlock, { kind: 'PROSE' | 'CLAUSES' | 'TABLE' | 'NOTICE' | 'SIGNING' }>;

function setBlock(page: FormPage, block: FlowingBlock, form: Form, look: FormStyle): void {
  switch (block.kind) {
    case 'TEXT':
      layOutParagraph(page, block.text, form, look);
      page.y += 6;
      break;
    case 'ARTICLE':
      page.need(LINE_HEIGHT * 3);
      page.text(block.heading, PAGE_MARGIN, page.y, true);
      page.y += LINE_HEIGHT;
      layOutParagraph(page, block.text, form, look, 10);
      page.y += 6;
      break;
    case 'ENTRIES':
      typesetEntries(page, block.heading, block.entries, look);
      break;
    case 'CHOICE':
      typesetChoice(page, block, look);
      break;
    case 'DATE':
      typesetDate(page, look);
      break;
    case 'SIGNATURES':
      typesetSignatures(page, block.parties, look);
      break;
  }
}
