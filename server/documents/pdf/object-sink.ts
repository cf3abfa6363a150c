import type { PdfRef, PdfValue } from './objects.ts';

/** Where new objects are written: the end of an existing file, or a new file. */
export type ObjectSink = {
  add: (value: PdfValue) => PdfRef;
  /** Reserves an object number. Its value is set later. */
  reserve: () => PdfRef;
  set: (ref: PdfRef, value: PdfValue) => void;
};
