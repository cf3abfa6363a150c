import { brotliCompressSync, deflateSync } from 'node:zlib';

/** Written by hand, because the engine's own writer is under test. */
export type RawObject = string | Buffer;
export type RawOptions = {
  /** OBJECT_STREAMS packs everything except streams and the catalogue. */
  xref?: 'TABLE' | 'STREAM' | 'OBJECT_STREAMS';
  packing?: 'FLATE' | 'BROTLI';
  trailer?: string;
  header?: string;
};

export const streamObject = (dict: string, data: Buffer | string): Buffer => {
  const bytes = Buffer.isBuffer(data) ? data : Buffer.from(data, 'latin1');
  return Buffer.concat([
    Buffer.from(`<<${dict}/Length ${bytes.length}>>stream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream', 'latin1'),
  ]);
};

export const flateObject = (dict: string, data: string | Buffer) =>
  streamObject(`${dict}/Filter/FlateDecode`, deflateSync(data));

const brotliObject = (dict: string, data: string | Buffer) =>
  streamObject(`${dict}/Filter/BrotliDecode`, brotliCompressSync(data));

/** Object 1 is the catalogue. The others are numbered by position. */
export function rawPdf(objects: RawObject[], options: RawOptions = {}): Buffer {
  const { xref = 'TABLE', trailer = '', header = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n' } = options;
  const packObject = options.packing === 'BROTLI' ? brotliObject : flateObject;
  const chunks: Buffer[] = [Buffer.from(header, 'latin1')];
  let length = chunks[0]?.length ?? 0;
  const entries: [type: number, second: number, third: number][] = [[0, 0, 65_535]];
  const write = (number: number, object: RawObject) => {
    const body = Buffer.isBuffer(object) ? object : Buffer.from(object, 'latin1');
    const chunk = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    entries[number] = [1, length, 0];
    chunks.push(chunk);
    length += chunk.length;
  };

  const packed: number[] = [];
  objects.forEach((object, index) => {
    if (xref === 'OBJECT_STREAMS' && index > 0 && !Buffer.isBuffer(object)) packed.push(index + 1);
    else write(index + 1, object);
  });
  let next = objects.length + 1;
  if (packed.length > 0) {
    let offset = 0;
    const heads: string[] = [];
    const bodies = packed.map((number) => {
      const body = String(objects[number - 1]);
      heads.push(`${number} ${offset}`);
      offset += body.length + 1;
      return body;
    });
    const head = `${heads.join(' ')}\n`;
    packed.forEach((number, index) => (entries[number] = [2, next, index]));
    write(next, packObject(`/Type/ObjStm/N ${packed.length}/First ${head.length}`, head + bodies.join('\n')));
    next += 1;
  }

  const start = length;
  if (xref === 'TABLE') {
    const lines = entries.map(([type, offset, generation]) =>
      type === 0
        ? '0000000000 65535 f \n'
        : `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`,
    );
    chunks.push(
      Buffer.from(
        `xref\n0 ${entries.length}\n${lines.join('')}trailer\n<</Size ${entries.length}/Root 1 0 R${trailer}>>\n`,
      ),
    );
  } else {
    entries[next] = [1, start, 0];
    const data = Buffer.alloc(entries.length * 7);
    entries.forEach(([type, second, third], index) => {
      data[index * 7] = type;
      data.writeUInt32BE(second, index * 7 + 1);
      data.writeUInt16BE(third, index * 7 + 5);
    });
    const dict = `/Type/XRef/W[1 4 2]/Size ${entries.length}/Root 1 0 R${trailer}`;
    chunks.push(Buffer.concat([Buffer.from(`${next} 0 obj\n`), packObject(dict, data), Buffer.from('\nendobj\n')]));
  }
  chunks.push(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(chunks);
}
