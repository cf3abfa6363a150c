import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codesOf, createTestEngine, stored } from '../../support/documents/engine.ts';
import { makeFolder, runTool } from '../../support/sealing.ts';
import { unzip, zip } from '../../support/documents/foreign-forms/zip.ts';
import { longHangul, sampleHangul } from '../../support/documents/sample-hangul.ts';

const engine = createTestEngine();
beforeAll(() => engine.ready());
afterAll(() => engine.closeUnharmed());

const LINES = [
  [
    '표준근로계약서',
    '주식회사 도장(이하 “사용자”)과 홍길동(이하 "근로자")은 다음과 같이 계약한다.',
    '月 급여 ₩3,000,000',
  ],
  ['제2조 근무 장소 & 업무 <본사>'],
];

describe.each([
  ['hwp', 'HWP'],
  ['hwpx', 'HWPX'],
] as const)('a %s document', (format, kind) => {
  it('becomes a PDF that its sender confirms', async () => {
    const intake = await engine.take(await sampleHangul({ format, pages: LINES }));
    expect(intake).toMatchObject({ status: 'NEEDS_CONFIRMATION', kind, refusal: null });
    expect(codesOf(intake)).toEqual(['HANGUL_CONVERTED']);
    expect(intake.pages).toEqual(
      [1, 2].map((number) => ({ number, width: 595.28, height: 841.86, rotation: 0, cropBox: [0, 0, 595.28, 841.86] })),
    );
  });

  it('says that characters without a glyph were replaced', async () => {
    const intake = await engine.take(await sampleHangul({ format, pages: [['\u{F02EA} 제출 서류']] }));
    expect(codesOf(intake)).toEqual(['HANGUL_CONVERTED', 'CHARACTERS_REPLACED']);
  });

  it('keeps its words whole, on their pages', async () => {
    const intake = await engine.take(await sampleHangul({ format, pages: LINES }));
    const pages = await engine.readText(stored(intake));
    expect(pages.map(({ text }) => text.text.trim().split(/\s*\n\s*/))).toEqual(LINES);
    expect(pages[0]?.text.words.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['표준근로계약서', '“사용자”)과', '급여', '₩3,000,000']),
    );
  });

  it('keeps tables with their lines, and pictures', async () => {
    const table = [
      ['성명', '홍길동'],
      ['주소', ''],
    ];
    const intake = await engine.take(await sampleHangul({ format, pages: [['계약서']], table, picture: true }));
    const [page] = await engine.readText(stored(intake));
    expect(page?.text.text).toMatch(/성명\s+홍길동\s+주소/);
    const directions = page?.drawn.lines.map(({ direction }) => direction);
    expect(directions?.filter((direction) => direction === 'HORIZONTAL')).toHaveLength(3);
    expect(directions?.filter((direction) => direction === 'VERTICAL')).toHaveLength(3);
    expect(Buffer.from(intake.normalised).toString('latin1')).toContain('/Subtype /Image');
  });

  it('is refused with a password', async () => {
    const upload = await sampleHangul({ format, pages: LINES, password: '1234' });
    expect(await engine.intake(upload)).toMatchObject({
      status: 'REFUSED',
      kind,
      refusal: { errorCode: 'FILE_ENCRYPTED', message: expect.stringContaining('비밀번호') },
    });
  });

  it('is refused when it is cut off', async () => {
    const upload = await sampleHangul({ format, pages: LINES });
    expect(await engine.intake(upload.subarray(0, upload.length / 2))).toMatchObject({
      status: 'REFUSED',
      refusal: { errorCode: 'FILE_DAMAGED' },
    });
  });

  it('gives the same file each time', async () => {
    const upload = await sampleHangul({ format, pages: LINES, picture: true });
    const [one, other] = [await engine.take(upload), await engine.take(upload)];
    expect(one.normalisedSha256).toBe(other.normalisedSha256);
  });
});

it('gives whole words to other programs too, though its characters are placed one by one', async () => {
  const sentence = '제1조 갑과 을은 서로 믿고 이 계약을 지킨다.';
  const taken = await engine.take(await sampleHangul({ format: 'hwpx', pages: [['근로계약서', sentence]] }));
  const folder = await makeFolder();
  const file = path.join(folder, 'hangul.pdf');
  await writeFile(file, taken.normalised);
  const poppler = await runTool('pdftotext', ['-layout', file, '-']);
  const mupdf = await runTool('mutool', ['draw', '-F', 'txt', file]);
  for (const { output } of [poppler, mupdf]) expect(output).toContain(sentence);
});

it('finds every character of a long document again', async () => {
  const intake = await engine.take(await longHangul(6));
  const text = (await engine.readText(stored(intake))).map((page) => page.text.text).join('\n');
  for (let page = 1; page <= 6; page++) expect(text).toContain(`제${page}조 제26항 임차인은`);
  expect(text).toContain('서울특별시 종로구');
});

it('refuses a document that may not be copied', async () => {
  const upload = await sampleHangul({ format: 'hwp', pages: LINES });
  // The flags after the signature in the file's header, where 2 marks a distribution document.
  const header = upload.indexOf('HWP Document File');
  upload.writeUInt32LE(upload.readUInt32LE(header + 36) | 4, header + 36);
  expect(await engine.intake(upload)).toMatchObject({
    status: 'REFUSED',
    kind: 'HWP',
    refusal: { errorCode: 'FILE_COPY_PROTECTED', message: expect.stringContaining('배포용') },
  });
});

it('reads a document whose entries are named as on Windows', async () => {
  const files = unzip(await sampleHangul({ format: 'hwpx', pages: LINES }));
  const upload = zip(new Map([...files].map(([name, content]) => [name.replaceAll('/', '\\'), content])));
  expect(upload.includes('Contents\\section0.xml')).toBe(true);
  const pages = await engine.readText(stored(await engine.take(upload)));
  expect(pages.map(({ text }) => text.text.trim().split(/\s*\n\s*/))).toEqual(LINES);
});
