import type { PdfRef, PdfValue } from './objects.ts';

/** Writes objects to a new file or to the end of an existing one. */
export type ObjectSink = {
  add: (value: PdfValue) => PdfRef;
  /** Reserves an object number whose value is set later. */
  reserve: () => PdfRef;
  set: (ref: PdfRef, value: PdfValue) => void;
};
