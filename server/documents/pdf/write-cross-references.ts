import { dict, name, PdfDict, PdfStream, type PdfRef, type PdfValue } from './objects.ts';
import { serialize, serializeObject } from './serialize.ts';

export type WrittenObject = { number: number; generation: number; offset: number };

export function writeTable(
  entries: readonly WrittenObject[],
  trailer: PdfDict,
  start: number,
  withHead: boolean,
): Buffer {
  const lines = ['xref\n'];
  if (withHead) lines.push('0 1\n0000000000 65535 f \n');
  for (const run of runsOf(entries)) {
    lines.push(`${run[0]?.number ?? 0} ${run.length}\n`);
    for (const { offset, generation } of run) {
      lines.push(`${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`);
    }
  }
  lines.push(`trailer\n${serialize(trailer)}\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.from(lines.join(''), 'latin1');
}

/** Writes a cross-reference stream instead of a table. The stream is an object and so has an entry itself. */
export function writeStream(entries: readonly WrittenObject[], trailer: PdfDict, start: number, own: PdfRef): Buffer {
  const all = [...entries, { number: own.number, generation: own.generation, offset: start }].toSorted(compareNumbers);
  const data = Buffer.alloc(all.length * 7);
  all.forEach(({ offset, generation }, index) => {
    data[index * 7] = 1;
    data.writeUInt32BE(offset, index * 7 + 1);
    data.writeUInt16BE(generation, index * 7 + 5);
  });
  const index = runsOf(all).flatMap((run) => [run[0]?.number ?? 0, run.length]);
  const head: Record<string, PdfValue> = { Type: name('XRef'), W: [1, 4, 2], Index: index };
  const stream = new PdfStream(new PdfDict([...dict(head).entries, ...trailer.entries]), data);
  return Buffer.concat([
    ...serializeObject(own.number, own.generation, stream),
    Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1'),
  ]);
}

export const compareNumbers = (a: WrittenObject, b: WrittenObject) => a.number - b.number;

function runsOf(entries: readonly WrittenObject[]): WrittenObject[][] {
  const runs: WrittenObject[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run && (run.at(-1)?.number ?? -2) + 1 === entry.number) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}
