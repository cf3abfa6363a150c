import type { DateGaps } from '../../../rules/date-gaps.ts';
import type { FieldKind } from '../../../rules/field-kinds.ts';
import type { TextAlign } from '../../../rules/text-layout.ts';
import type { Box, Rect, Rotation } from '../geometry.ts';

/** Alternating x and y coordinates, from the top left of the drawing area. */
export type Stroke = { points: readonly number[]; width: number };

export type SealMark = {
  kind: 'SEAL';
  text: string;
  shape: 'ROUND' | 'SQUARE' | 'OVAL';
  face: 'MYEONGJO' | 'BATANG' | 'BRUSH';
  corporateText?: string;
  sizeMm: number;
};

export type Mark =
  | { kind: 'DRAWN'; width: number; height: number; color?: 'BLACK' | 'BLUE' | undefined; strokes: readonly Stroke[] }
  | { kind: 'TYPED'; text: string; face: 'PEN' | 'BRUSH' | 'BATANG' | 'MYEONGJO' }
  | SealMark
  | { kind: 'IMAGE'; fileId: string };

export type FilledField = {
  /** Starts at 1. */
  page: number;
  rect: Rect;
  kind: FieldKind;
  value: string | boolean | Mark | null;
  fontSize?: number;
  align?: TextAlign;
  face?: 'SANS' | 'SERIF';
  /** Such as `YYYY년 M월 D일`. */
  format?: string;
  dateGaps?: DateGaps;
  /** True to write the amount in words: 금 …원정. */
  inWords?: boolean;
  preset?: 'ADDRESS';
};

type AnnotationPlace = {
  /** Starts at 0, as in the editor. */
  pageIndex: number;
  /** In PDF user space. */
  rect: Box;
  rotation: Rotation;
};
type Ink = { color: readonly [number, number, number]; opacity: number };

export type Annotation = AnnotationPlace &
  (
    | ({ type: 'INK'; thickness: number; paths: readonly (readonly number[])[] } & Ink)
    | ({ type: 'HIGHLIGHT'; quadPoints: readonly number[] } & Ink)
    | { type: 'STAMP'; bitmapId: string }
  );

export type PageSeal = { edge: 'LEFT' | 'RIGHT' | 'TOP'; mark: Mark };

export type Composition = {
  fields: readonly FilledField[];
  annotations?: readonly Annotation[];
  pageSeal?: PageSeal;
  /** Text at the bottom of each page, such as `문서 번호 HB-2611-0482`. */
  footer?: string;
  watermark?: string;
  images?: ReadonlyMap<string, PreparedImage>;
};

/** An image in PDF encoding, prepared once per contract and drawn any number of times. */
export type PreparedImage = {
  width: number;
  height: number;
  colors: Uint8Array;
  colorFilter: 'FlateDecode' | 'DCTDecode';
  alpha: Uint8Array | null;
};
