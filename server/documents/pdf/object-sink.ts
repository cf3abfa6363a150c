import type { PdfRef, PdfValue } from './objects.ts';

export type ObjectSink = {
  add: (value: PdfValue) => PdfRef;
  /** Reserves an object number, for a value that is set later. */
  reserve: () => PdfRef;
  set: (ref: PdfRef, value: PdfValue) => void;
};
