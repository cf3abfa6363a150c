import type { Suggestion } from './fields.ts';
import type { ImageUse } from './intake/redraw-image.ts';
import type { FileKind, Intake, RefusalCode } from './intake.types.ts';

/** A normalised file by its SHA-256; read only if no child has it open. */
export type StoredPdf = { sha256: string; read: () => Promise<Uint8Array> | Uint8Array };

export type RedrawnPicture =
  | { kind: 'PNG' | 'JPEG'; image: Uint8Array; refusal: null }
  | { kind: FileKind | null; image: null; refusal: { errorCode: RefusalCode; message: string } };

/** What the rest of the server asks of the document engine. Foreign bytes are read in child processes only. */
export type DocumentEngine = {
  /** Resolves for every file. Rejects only when the engine is closed or cannot run at all. */
  intake: (bytes: Uint8Array) => Promise<Intake>;
  /** A page, from 1, as WebP. Rejects with a WorkerFailure for a page that cannot be drawn within the limits. */
  drawPage: (pdf: StoredPdf, page: number, width: 480 | 1240) => Promise<Uint8Array>;
  suggest: (pdf: StoredPdf) => Promise<Suggestion[]>;
  /** A picture without anything but its pixels, or why it is none. */
  redrawImage: (bytes: Uint8Array, use: ImageUse) => Promise<RedrawnPicture>;
  close: () => Promise<void>;
};
