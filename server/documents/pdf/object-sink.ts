import type { PdfRef, PdfValue } from './objects.ts';

export type ObjectSink = {
  add: (value: PdfValue) => PdfRef;
  reserve: () => PdfRef;
  set: (ref: PdfRef, value: PdfValue) => void;
};
