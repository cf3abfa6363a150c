import { LINE_HEIGHT, PAGE_MARGIN, TEXT_SIZE, measureFormText, CONTENT_WIDTH, type FormPage } from './form-page.ts';
import type { Form, FormStyle } from './form.types.ts';

type Piece = { text: string } | { blank: string };

export function layOutParagraph(page: FormPage, text: string, form: Form, look: FormStyle, indent = 0): void {
  const right = PAGE_MARGIN + CONTENT_WIDTH;
  let x = PAGE_MARGIN + indent;
  page.need(LINE_HEIGHT * 2);
  const turn = () => {
    page.y += LINE_HEIGHT;
    page.need(LINE_HEIGHT);
    x = PAGE_MARGIN + indent;
  };
  for (const word of text.split(' ')) {
    const pieces = piecesOf(word);
    const width = pieces.reduce((sum, piece) => sum + widthOfPiece(piece, form, look), 0);
    if (x + width > right && x > PAGE_MARGIN + indent) turn();
    for (const piece of pieces) {
      if ('text' in piece) x += page.text(piece.text, x, page.y);
      else x += setBlank(page, piece.blank, x, form, look);
    }
    x += measureFormText(' ');
  }
  page.y += LINE_HEIGHT;
}

const piecesOf = (word: string): Piece[] =>
  word
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? { blank: part.slice(1, -1) } : { text: part }));

function widthOfPiece(piece: Piece, form: Form, look: FormStyle): number {
  if ('text' in piece) return measureFormText(piece.text);
  const width = (form.blanks[piece.blank]?.characters ?? 8) * TEXT_SIZE * 0.85;
  return look === 'OPEN' ? width + 2 * measureFormText('(') : width;
}

function setBlank(page: FormPage, id: string, x: number, form: Form, look: FormStyle): number {
  const blank = form.blanks[id];
  if (!blank) throw new Error(`the form ${form.code} has no blank ${id}`);
  const width = widthOfPiece({ blank: id }, form, look);
  if (look === 'RULED') page.underline(x, page.y, width);
  if (look === 'TABLE') page.text('_'.repeat(Math.floor(width / measureFormText('_'))), x, page.y);
  const bracket = look === 'OPEN' ? measureFormText('(') : 0;
  if (bracket > 0) {
    page.text('(', x, page.y);
    page.text(')', x + width - bracket, page.y);
  }
  page.blank(x + bracket, page.y, width - 2 * bracket, blank);
  return width;
}
