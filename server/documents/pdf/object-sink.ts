import type { PdfRef, PdfValue } from './objects.ts';

/** Where new objects go: behind an existing file or into a new one. */
export type ObjectSink = {
  add: (value: PdfValue) => PdfRef;
  /** A number now, the value later. */
  reserve: () => PdfRef;
  set: (ref: PdfRef, value: PdfValue) => void;
};
