import type { FileKind } from '../intake.types.ts';
import { CompoundFile } from './compound-file.ts';
import {
  MAX_FILE_BYTES,
  createRefusal,
  UNSUPPORTED_TYPE_MESSAGES,
  type Refusal,
  type UnsupportedFileKind,
} from './words.ts';
import { ZipFile } from './zip-file.ts';

export type DetectedFileKind = { kind: FileKind; refusal: null } | { kind: FileKind | null; refusal: Refusal };

const PDF_WITHIN = 1024;
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP = Buffer.from('504b0304', 'hex');

/** Detects the type of a file by its content, because names and declared types can be wrong. */
export function detectFileKind(bytes: Buffer): DetectedFileKind {
  if (bytes.length === 0) return { kind: null, refusal: createRefusal('FILE_EMPTY') };
  if (bytes.length > MAX_FILE_BYTES) return { kind: null, refusal: createRefusal('FILE_TOO_LARGE') };
  if (startsWith(bytes, PNG)) return { kind: 'PNG', refusal: null };
  if (startsWith(bytes, JPEG)) return { kind: 'JPEG', refusal: null };
  if (startsWith(bytes, COMPOUND)) return guarded('HWP', () => recogniseCompound(new CompoundFile(bytes)));
  if (startsWith(bytes, ZIP)) return guarded(null, () => recogniseZip(new ZipFile(bytes)));
  if (bytes.subarray(0, PDF_WITHIN).includes('%PDF-')) return { kind: 'PDF', refusal: null };
  return unknown(lookOf(bytes));
}

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

function unknown(look: UnsupportedFileKind | null): DetectedFileKind {
  return {
    kind: null,
    refusal: look ? createRefusal('FILE_UNKNOWN', UNSUPPORTED_TYPE_MESSAGES[look]) : createRefusal('FILE_UNKNOWN'),
  };
}

/** Reports an unreadable container as damaged. */
function guarded(kind: FileKind | null, look: () => DetectedFileKind): DetectedFileKind {
  try {
    return look();
  } catch (error) {
    if (error instanceof RangeError) return { kind, refusal: createRefusal('FILE_DAMAGED') };
    throw error;
  }
}

const HWP_FLAGS = { password: 1 << 1, distribution: 1 << 2, drm: 1 << 4, certificate: 1 << 8, certificateDrm: 1 << 10 };

function recogniseCompound(file: CompoundFile): DetectedFileKind {
  const header = file.stream('FileHeader');
  if (!header?.subarray(0, 17).equals(Buffer.from('HWP Document File'))) return unknown(officeOf(file.names()));
  const flags = header.readUInt32LE(36);
  if (flags & (HWP_FLAGS.password | HWP_FLAGS.certificate))
    return { kind: 'HWP', refusal: createRefusal('FILE_ENCRYPTED') };
  if (flags & (HWP_FLAGS.distribution | HWP_FLAGS.drm | HWP_FLAGS.certificateDrm))
    return { kind: 'HWP', refusal: createRefusal('FILE_COPY_PROTECTED') };
  return { kind: 'HWP', refusal: null };
}

function officeOf(names: string[]): UnsupportedFileKind {
  if (names.includes('WordDocument')) return 'WORD';
  if (names.includes('Workbook') || names.includes('Book')) return 'EXCEL';
  if (names.includes('PowerPoint Document')) return 'POWERPOINT';
  return 'OFFICE';
}

function recogniseZip(file: ZipFile): DetectedFileKind {
  const type = file.read('mimetype')?.toString('latin1').trim();
  if (type === 'application/hwp+zip') {
    const manifest = file.read('META-INF/manifest.xml')?.toString('utf8') ?? '';
    return { kind: 'HWPX', refusal: /<[\w:]*encryption-data/.test(manifest) ? createRefusal('FILE_ENCRYPTED') : null };
  }
  if (type?.startsWith('application/vnd.oasis.opendocument')) return unknown('OPEN_DOCUMENT');
  const names = file.names();
  if (names.some((name) => name.startsWith('word/'))) return unknown('WORD');
  if (names.some((name) => name.startsWith('xl/'))) return unknown('EXCEL');
  if (names.some((name) => name.startsWith('ppt/'))) return unknown('POWERPOINT');
  return unknown('ZIP');
}

const PICTURES = [/^GIF8/, /^BM/, /^II\*\0/, /^MM\0\*/, /^RIFF[\s\S]{4}WEBP/, /^[\s\S]{4}ftyp(?:heic|heix|mif1|avif)/];

function lookOf(bytes: Buffer): UnsupportedFileKind | null {
  const start = bytes.toString('latin1', 0, 512);
  if (start.startsWith('HWP Document File')) return 'OLD_HWP';
  if (start.includes('<HWPML')) return 'HWPML';
  if (PICTURES.some((picture) => picture.test(start)) || /<svg[\s>]/.test(start)) return 'PICTURE';
  if (start.startsWith(String.raw`{\rtf`)) return 'WORD';
  if (/<(?:!doctype html|html)/i.test(start)) return 'WEB_PAGE';
  return isText(bytes.subarray(0, 4096)) ? 'TEXT' : null;
}

const isText = (bytes: Buffer) => !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32));
