import { createHash } from 'node:crypto';
import { dict, name, PdfRef, PdfStream, PdfString, decodeText, encodeText, type PdfArray } from '../pdf/objects.ts';
import type { PdfDict, PdfValue } from '../pdf/objects.ts';
import type { IncrementalUpdate } from '../pdf/incremental-update.ts';
import { formatPdfDate } from './pdf-date.ts';

const MAX_ATTACHMENTS = 10_000;
const MAX_DEPTH = 32;

export type AttachedChain = { stream: PdfRef; sha256: Uint8Array };

/** Attaches the chain as chain.json. Pass the result to the seal, which records which attachment it is. */
export function attachChain(update: IncrementalUpdate, chain: Uint8Array, at: Date): AttachedChain {
  const { file } = update;
  const date = new PdfString(Buffer.from(formatPdfDate(at), 'latin1'));
  const checkSum = new PdfString(createHash('md5').update(chain).digest());
  const stream = update.add(
    new PdfStream(
      dict({
        Type: name('EmbeddedFile'),
        Subtype: name('application/json'),
        Params: dict({ Size: chain.length, ModDate: date, CheckSum: checkSum }),
      }),
      chain,
    ),
  );
  const root = update.dict(file.trailer.get('Root'));
  const names = update.dict(root.get('Names'));
  const attached = listAttachments(update, names.get('EmbeddedFiles'));
  const fileName = freeName(attached.map(([key]) => key));
  const specification = update.add(
    dict({
      Type: name('Filespec'),
      F: encodeText(fileName),
      UF: encodeText(fileName),
      Desc: encodeText('감사추적 기록'),
      AFRelationship: name('Data'),
      EF: dict({ F: stream, UF: stream }),
    }),
  );
  const sorted = [...attached, [encodeText(fileName), specification] as const].toSorted(([a], [b]) =>
    Buffer.compare(a.bytes, b.bytes),
  );
  const tree = dict({ Names: sorted.flatMap(([key, value]): PdfArray => [key, value]) });
  update.set(
    file.rootRef,
    root.with({
      Names: replaceDict(update, root.get('Names'), names.with({ EmbeddedFiles: tree })),
      AF: [...update.array(root.get('AF')), specification],
    }),
  );
  return { stream, sha256: createHash('sha256').update(chain).digest() };
}

type Attachment = readonly [key: PdfString, specification: PdfValue];

/** Lists a name tree's entries, to write it back as a flat one. */
function listAttachments(update: IncrementalUpdate, tree: PdfValue): Attachment[] {
  const found: Attachment[] = [];
  const seen = new Set<number>();
  const visit = (value: PdfValue, depth: number) => {
    if (value instanceof PdfRef) {
      if (seen.has(value.number)) return;
      seen.add(value.number);
    }
    if (depth > MAX_DEPTH || found.length > MAX_ATTACHMENTS) return;
    const node = update.dict(value);
    const pairs = update.array(node.get('Names'));
    for (let index = 0; index + 1 < pairs.length; index += 2) {
      const key = update.resolve(pairs[index] ?? null);
      if (key instanceof PdfString) found.push([key, pairs[index + 1] ?? null]);
    }
    for (const kid of update.array(node.get('Kids'))) visit(kid, depth + 1);
  };
  visit(tree, 0);
  return found;
}

function replaceDict(update: IncrementalUpdate, place: PdfValue, value: PdfDict): PdfValue {
  if (!(place instanceof PdfRef)) return value;
  update.set(place, value);
  return place;
}

function freeName(keys: readonly PdfString[]): string {
  const taken = new Set(keys.map(decodeText));
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? 'chain.json' : `chain-${number}.json`;
    if (!taken.has(candidate)) return candidate;
  }
}
