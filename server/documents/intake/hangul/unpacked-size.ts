import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { RefusedFileError } from '../refused-file-error.ts';
import { MAX_DEFLATE_RATIO, MAX_UNPACKED_BYTES } from '../words.ts';
import { ZipFile } from '../zip-file.ts';

/**
 * Rejects an archive that unpacks to more than the limit, because rhwp unpacks all of it. Archives can lie about sizes,
 * so one that could exceed the limit is unpacked piece by piece.
 */
export async function checkUnpackedSize(bytes: Buffer) {
  const file = new ZipFile(bytes);
  if (file.claimedSize() > MAX_UNPACKED_BYTES) throw new RefusedFileError('HWPX', 'FILE_UNPACKS_TOO_LARGE');
  const packed = packedMembersOf(file);
  const packedSize = packed.reduce((sum, member) => sum + member.length, 0);
  if (packedSize * MAX_DEFLATE_RATIO <= MAX_UNPACKED_BYTES) return;
  let room = MAX_UNPACKED_BYTES;
  for (const member of packed) room -= await measureUnpacked(member, room);
}

/** Lists deflated members. Returns none if the archive is damaged, which rhwp then reports. */
function packedMembersOf(file: ZipFile): Buffer[] {
  try {
    return file.packedMembers();
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

async function measureUnpacked(member: Buffer, room: number): Promise<number> {
  let length = 0;
  const unpacking = Readable.from([member]).pipe(createInflateRaw({ chunkSize: 256 * 1024 }));
  try {
    for await (const chunk of unpacking) {
      length += Buffer.isBuffer(chunk) ? chunk.length : 0;
      if (length > room) throw new RefusedFileError('HWPX', 'FILE_UNPACKS_TOO_LARGE');
    }
  } catch (error) {
    if (error instanceof RefusedFileError) throw error;
    // A damaged member unpacks no further.
  }
  return length;
}
