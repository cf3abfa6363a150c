import type { PdfRef, PdfValue } from './objects.ts';

/** Where new objects are written: to the end of an existing file, or into a new one. */
export type ObjectSink = {
  add: (value: PdfValue) => PdfRef;
  /** Reserves an object number whose value is set later. */
  reserve: () => PdfRef;
  set: (ref: PdfRef, value: PdfValue) => void;
};
