import { crc32, deflateRawSync } from 'node:zlib';

export type ZipMember = { name: string; bytes: Buffer; isPacked?: boolean; claimedSize?: number };

/** Writes an archive that may lie about the size of its members. */
export function makeZip(members: readonly ZipMember[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, isPacked = true, claimedSize = bytes.length } of members) {
    const path = Buffer.from(name);
    const data = isPacked ? deflateRawSync(bytes, { level: 9 }) : bytes;
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(isPacked ? 8 : 0, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(claimedSize, 18);
    facts.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('504b01021400', 'hex'), facts, place, path);
    locals.push(Buffer.from('504b0304', 'hex'), facts, path, data);
    offset += 30 + path.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}
