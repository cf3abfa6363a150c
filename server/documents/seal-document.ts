import { drawComposition, type CompositionResult } from './compose/compose.ts';
import type { Composition } from './compose/drawing.types.ts';
import type { PlainPages } from './compose/plain-pages.ts';
import { IncrementalUpdate } from './pdf/incremental-update.ts';
import { openPdf } from './pdf/pdf-file.ts';
import { attachChain } from './seal/attach-chain.ts';
import { writeDocumentMetadata } from './seal/document-metadata.ts';
import type { SealKind } from './seal/seal-dictionary.ts';
import type { SealKey } from './seal/seal-key.ts';
import {
  reserveSeal,
  sealUpdate,
  sealUpdateWithTimestamp,
  type SealedUpdate,
  type RequestTimestamp,
} from './seal/sign.ts';

export type SealDocumentOptions = {
  /** The normalised document. Uploads are only read in child processes. */
  base: Uint8Array;
  kind: SealKind;
  title: string;
  composition: Composition;
  /** Pages of the base whose content is known to close everything that it opens. */
  plainPages?: PlainPages;
  chain: Uint8Array;
  at: Date;
  key: SealKey;
  stamp?: RequestTimestamp;
};

export async function sealDocument({
  base,
  kind,
  title,
  composition,
  plainPages,
  chain,
  at,
  key,
  stamp,
}: SealDocumentOptions): Promise<SealedUpdate & CompositionResult> {
  const update = new IncrementalUpdate(openPdf(base));
  const place = reserveSeal(update);
  const composed = drawComposition(update, composition, plainPages);
  writeDocumentMetadata(update, { title, at });
  const order = { kind, at, chain: attachChain(update, chain, at) };
  const sealed = await (stamp
    ? sealUpdateWithTimestamp(update, key, order, stamp, place)
    : sealUpdate(update, key, order, place));
  return { ...sealed, ...composed };
}
