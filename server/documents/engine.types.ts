import type { Suggestion } from './fields.ts';
import type { FileKind, Intake, RefusalCode } from './intake.types.ts';

export type PictureWidth = 480 | 1240;

/** A picture without anything but its pixels, or why it is none. */
export type RedrawnImage =
  | { status: 'READY'; kind: 'PNG' | 'JPEG'; image: Uint8Array; refusal: null }
  | {
      status: 'REFUSED';
      kind: FileKind | null;
      image: null;
      refusal: { errorCode: RefusalCode; message: string };
    };

/** What the rest of the server asks of the document engine. Foreign bytes are read in child processes only. */
export type DocumentEngine = {
  intake: (bytes: Uint8Array) => Promise<Intake>;
  /** A page of a normalised PDF as WebP. */
  drawPage: (bytes: Uint8Array, page: number, width: PictureWidth) => Promise<Uint8Array>;
  suggest: (bytes: Uint8Array) => Promise<Suggestion[]>;
  redrawImage: (bytes: Uint8Array) => Promise<RedrawnImage>;
  close: () => Promise<void>;
};
