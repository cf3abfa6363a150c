import { padToFourBytes } from './prepared-glyphs.ts';

/** Writes a TrueType file. Its tables must be sorted by tag. */
export function writeFontFile(tables: readonly (readonly [string, Buffer])[]): Buffer {
  const directory = Buffer.alloc(12 + 16 * tables.length);
  directory.writeUInt32BE(0x0001_0000, 0);
  directory.writeUInt16BE(tables.length, 4);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  directory.writeUInt16BE(16 * power, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE(16 * (tables.length - power), 10);
  const chunks: Buffer[] = [directory];
  let offset = directory.length;
  tables.forEach(([tag, data], index) => {
    const at = 12 + 16 * index;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum(data), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    const filled = padToFourBytes(data);
    chunks.push(filled);
    offset += filled.length;
  });
  return Buffer.concat(chunks);
}

function checksum(data: Buffer): number {
  let sum = 0;
  const whole = data.length - (data.length % 4);
  for (let at = 0; at < whole; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  let rest = 0;
  for (let at = whole; at < data.length; at += 1) rest += (data[at] ?? 0) * 2 ** (24 - 8 * (at - whole));
  return (sum + rest) >>> 0;
}
