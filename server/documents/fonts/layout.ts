import * as rules from '../../../rules/text-layout.ts';
import type { Face } from './faces.ts';
import { measureText } from './glyphs.ts';

type TextStyle = rules.TextStyle & { face: Face };
type Box = { width: number; height: number };

export const createTextMeasure =
  (face: Face): rules.MeasureText =>
  (text, size) =>
    measureText(text, face, size);

export const layoutText = (text: string, { face, ...style }: TextStyle, box: Box): rules.TextLayout =>
  rules.layoutText(text, style, box, createTextMeasure(face));

export const breakLines = (text: string, face: Face, size: number, width: number): string[] =>
  rules.breakLines(text, size, width, createTextMeasure(face));
