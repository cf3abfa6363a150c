import { measureText } from '../fonts/glyphs.ts';
import type { Face } from '../fonts/faces.ts';
import { typesetBlank, getBlankWidth } from './blank-in-line.ts';
import type { FormPage } from './form-page.ts';
import type { Form } from './form.types.ts';

export type ProseStyle = { face: Face; boldFace: Face; size: number; keySize: number; leading: number };

export const PROSE_STYLE: ProseStyle = { face: 'SERIF', boldFace: 'SANS_BOLD', size: 10, keySize: 9.8, leading: 16.5 };
export const HEADING_STYLE: ProseStyle = { ...PROSE_STYLE, face: 'SANS_BOLD', size: 10.5, leading: 18 };

type Piece = { text: string; isKey: boolean } | { blank: string };
type PlacedPiece = { piece: Piece; x: number; width: number };
export type ProseLine = { pieces: readonly PlacedPiece[]; width: number };

/** Breaks text with blanks and key terms into lines. A no-break space keeps a checkbox with its label. */
export function breakProse(text: string, width: number, look: ProseStyle, form: Form): ProseLine[] {
  const space = measureText(' ', look.face, look.size);
  let isKey = false;
  return text.split('\n').flatMap((paragraph) => {
    const lines: PlacedPiece[][] = [[]];
    let x = 0;
    for (const word of paragraph.split(' ')) {
      const pieces: PlacedPiece[] = [];
      for (const part of word.split(/(\*\*|\{\w+\})/).filter(Boolean)) {
        if (part === '**') isKey = !isKey;
        else {
          const piece = part.startsWith('{') ? { blank: part.slice(1, -1) } : { text: part, isKey };
          pieces.push({ piece, x: 0, width: Math.min(widthOf(piece, look, form), width) });
        }
      }
      const own = pieces.reduce((sum, piece) => sum + piece.width, 0);
      if (x + own > width + 0.01 && x > 0) {
        lines.push([]);
        x = 0;
      }
      for (const piece of pieces) {
        lines.at(-1)?.push({ ...piece, x });
        x += piece.width;
      }
      x += space;
    }
    return lines.map((pieces) => {
      const last = pieces.at(-1);
      return { pieces, width: last ? last.x + last.width : 0 };
    });
  });
}

export function drawProse(
  page: FormPage,
  { pieces }: ProseLine,
  left: number,
  y: number,
  look: ProseStyle,
  form: Form,
): void {
  for (const { piece, x, width } of pieces) {
    if ('blank' in piece) typesetBlank(page, form, piece.blank, { x: left + x, y, width }, look.size);
    else page.sheet.text(shown(piece.text), left + x, y, { face: faceOf(piece, look), size: sizeOf(piece, look) });
  }
}

const widthOf = (piece: Piece, look: ProseStyle, form: Form) =>
  'blank' in piece
    ? getBlankWidth(form, piece.blank, look.size)
    : measureText(shown(piece.text), faceOf(piece, look), sizeOf(piece, look));

const shown = (text: string) => text.replaceAll('\u00A0', ' ');
const faceOf = ({ isKey }: { isKey: boolean }, look: ProseStyle) => (isKey ? look.boldFace : look.face);
const sizeOf = ({ isKey }: { isKey: boolean }, look: ProseStyle) => (isKey ? look.keySize : look.size);
