import type { FieldKind } from '../../../rules/field-kinds.ts';
import type { Align } from '../../../rules/text-layout.ts';
import type { Box, Rect, Rotation } from '../geometry.ts';

/** Points as x, y, x, y … from the top left of what was drawn on. */
export type Stroke = { points: readonly number[]; width: number };

export type SealMark = {
  kind: 'SEAL';
  text: string;
  shape: 'ROUND' | 'SQUARE' | 'OVAL';
  face: 'MYEONGJO' | 'BATANG' | 'BRUSH';
  /** Runs around the text of a company's seal. */
  corporateText?: string;
  sizeMm: number;
};

export type Mark =
  | { kind: 'DRAWN'; width: number; height: number; color?: 'BLACK' | 'BLUE' | undefined; strokes: readonly Stroke[] }
  | { kind: 'TYPED'; text: string; face: 'PEN' | 'BRUSH' | 'BATANG' | 'MYEONGJO' }
  | SealMark
  | { kind: 'IMAGE'; fileId: string };

export type FilledField = {
  /** From 1. */
  page: number;
  rect: Rect;
  kind: FieldKind;
  value: string | boolean | Mark | null;
  fontSize?: number;
  align?: Align;
  face?: 'SANS' | 'SERIF';
  /** Of a date: `YYYY년 M월 D일`. */
  format?: string;
  /** Of an amount: adds 금 …원정. */
  inWords?: boolean;
  /** Of a text. */
  preset?: 'ADDRESS';
};

type AnnotationPlace = {
  /** From 0, as the editor counts. */
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

/** One seal, parted over the edges of pages that follow each other. */
export type PageSeal = { edge: 'LEFT' | 'RIGHT' | 'TOP'; mark: Mark };

export type Composition = {
  fields: readonly FilledField[];
  annotations?: readonly Annotation[];
  pageSeal?: PageSeal;
  /** Stands on each page: `문서 번호 HB-2611-0482`. */
  footer?: string;
  /** What marks and stamps name by id: PNG or JPEG. */
  images?: ReadonlyMap<string, PreparedImage>;
};

/** Ready to be written: made once for a contract, however often it is drawn. */
export type PreparedImage = {
  width: number;
  height: number;
  colors: Uint8Array;
  colorFilter: 'FlateDecode' | 'DCTDecode';
  alpha: Uint8Array | null;
};
