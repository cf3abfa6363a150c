import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { detectFileKind } from '../../../server/documents/intake/detect-file-kind.ts';
import { sampleHangul } from '../../support/documents/sample-hangul.ts';
import { samplePdf } from '../../support/documents/sample-pdfs.ts';

function zip(members: Record<string, string>, method: 0 | 8 = 0): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(members)) {
    const data = method === 0 ? Buffer.from(content) : deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), data);
    central.push(entry, Buffer.from(name));
    offset += 30 + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(members).length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...central, end]);
}

describe('what a file is', () => {
  it.each([
    ['PDF', () => samplePdf()],
    ['PDF', () => Buffer.concat([Buffer.alloc(900, ' '), samplePdf()])],
    ['PNG', () => Buffer.from('89504e470d0a1a0a0000', 'hex')],
    ['JPEG', () => Buffer.from('ffd8ffe000104a46', 'hex')],
    ['HWP', () => sampleHangul({ format: 'hwp', pages: [['가']] })],
    ['HWPX', () => sampleHangul({ format: 'hwpx', pages: [['가']] })],
    ['HWPX', () => zip({ mimetype: 'application/hwp+zip' }, 8)],
  ] as const)('is told by its content: %s', async (kind, make) => {
    expect(detectFileKind(await make())).toEqual({ kind, refusal: null });
  });

  it.each([
    ['nothing', '', 'FILE_EMPTY', '내용이 없는'],
    ['an old Hangul file', 'HWP Document File V3.00 \x1a\x01\x02', 'FILE_UNKNOWN', '예전 한글'],
    ['Hangul as XML', '<?xml version="1.0"?><HWPML Version="2.8">', 'FILE_UNKNOWN', 'HWPML'],
    ['a GIF', 'GIF89a\x01\x00', 'FILE_UNKNOWN', 'PNG나 JPG가 아닌'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'FILE_UNKNOWN', 'PNG나 JPG가 아닌'],
    ['a photo of a phone', '\x00\x00\x00\x18ftypheic', 'FILE_UNKNOWN', 'PNG나 JPG가 아닌'],
    ['a text', '안녕하세요', 'FILE_UNKNOWN', '텍스트'],
    ['a web page', '<!DOCTYPE html><html>', 'FILE_UNKNOWN', '웹 페이지'],
    ['a rich text', String.raw`{\rtf1`, 'FILE_UNKNOWN', '워드'],
    ['anything', '\x01\x02\x03', 'FILE_UNKNOWN', 'PDF, 한글'],
  ])('is refused with a way out: %s', (_what, content, errorCode, words) => {
    expect(detectFileKind(Buffer.from(content))).toEqual({
      kind: null,
      refusal: { errorCode, message: expect.stringContaining(words) },
    });
  });

  it.each([
    ['Word', { '[Content_Types].xml': '', 'word/document.xml': '' }, '워드'],
    ['Excel', { '[Content_Types].xml': '', 'xl/workbook.xml': '' }, '엑셀'],
    ['PowerPoint', { 'ppt/presentation.xml': '' }, '파워포인트'],
    ['OpenDocument', { mimetype: 'application/vnd.oasis.opendocument.text' }, '오픈오피스'],
    ['a zip', { 'contract.pdf': '%PDF-1.7' }, '압축'],
  ])('is named when it is an archive: %s', (_what, members, words) => {
    expect(detectFileKind(zip(members))).toMatchObject({
      refusal: { errorCode: 'FILE_UNKNOWN', message: expect.stringContaining(words) },
    });
  });

  it('is refused beyond 10485760 bytes, and not at them', () => {
    const largest = Buffer.alloc(10_485_760, 1);
    expect(detectFileKind(largest).refusal?.errorCode).toBe('FILE_UNKNOWN');
    expect(detectFileKind(Buffer.concat([largest, Buffer.alloc(1)])).refusal?.errorCode).toBe('FILE_TOO_LARGE');
  });

  it.each([
    ['HWP', 1 << 1, 'FILE_ENCRYPTED'],
    ['HWP', 1 << 8, 'FILE_ENCRYPTED'],
    ['HWP', 1 << 2, 'FILE_COPY_PROTECTED'],
    ['HWP', 1 << 4, 'FILE_COPY_PROTECTED'],
    ['HWP', 1 << 10, 'FILE_COPY_PROTECTED'],
  ])('is refused by the flags of its header: %s %i', async (kind, flag, errorCode) => {
    const upload = await sampleHangul({ format: 'hwp', pages: [['가']] });
    const header = upload.indexOf('HWP Document File');
    upload.writeUInt32LE(upload.readUInt32LE(header + 36) | flag, header + 36);
    expect(detectFileKind(upload)).toMatchObject({ kind, refusal: { errorCode } });
  });

  it('is damaged when its container is', async () => {
    const hwp = await sampleHangul({ format: 'hwp', pages: [['가']] });
    expect(detectFileKind(hwp.subarray(0, 40))).toMatchObject({ kind: 'HWP', refusal: { errorCode: 'FILE_DAMAGED' } });
    const hwpx = zip({ mimetype: 'application/hwp+zip' });
    expect(detectFileKind(hwpx.subarray(0, 60))).toMatchObject({ kind: null, refusal: { errorCode: 'FILE_DAMAGED' } });
  });
});
