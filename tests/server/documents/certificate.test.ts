import sharp from 'sharp';
import { encode } from 'uqr';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleCertificate } from '../../support/documents/sample-certificate.ts';
import { drawCertificate } from '../../../server/documents/certificate/certificate.ts';
import type { CertificateFacts } from '../../../server/documents/certificate/certificate.types.ts';
import { createDocumentEngine } from '../../../server/documents/engine.ts';
import { openPdf } from '../../../server/documents/pdf/pdf-file.ts';
import { decodeText } from '../../../server/documents/pdf/objects.ts';
import { storedPdf } from '../../support/documents/drawing.ts';

const engine = createDocumentEngine();
afterAll(() => engine.close());

async function pagesOf(facts: CertificateFacts) {
  const bytes = drawCertificate(facts);
  const pages = await engine.readText(storedPdf(bytes));
  return { bytes, pages, texts: pages.map(({ text }) => text.text.replaceAll(/\s+/g, ' ')) };
}

const many = <Item>(count: number, of: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => of(index));

describe('the certificate', () => {
  it('says what was signed, by whom, how they were identified, and when, in Korean time', async () => {
    const { bytes, texts } = await pagesOf(sampleCertificate());
    expect(texts).toHaveLength(1);
    for (const words of [
      '감사추적인증서',
      'DJ-C-2611-0482-7F3A',
      '2026년 근로계약서_이도윤',
      'HB-2611-0482',
      '한빛물산 주식회사 (김지수)',
      '2026.11.20 17:21:12',
      '9c41f0a7 3be2d518 60aa7714 e02f9b6d',
      '08be7731 9dd460fa 2c7f15e8 63b0a4d1',
      '정해원',
      '휴대폰 본인 확인 (SKT), 문서 비밀번호',
      '010-****-2731',
      '211.36.142.87',
      '이도윤 님에게 문자를 보냈어요',
      'dojang.example/certificates',
      '제3자 시점확인 있음',
      '1 / 1쪽',
    ])
      expect(texts[0]).toContain(words);
    const file = openPdf(bytes);
    expect(decodeText(file.dict(file.trailer.get('Info')).get('Title'))).toContain('감사추적인증서');
  });

  it('leads to its check by a QR code, drawn cell by cell', async () => {
    const facts = { ...sampleCertificate(), firstPage: null };
    const image = sharp(await engine.drawPage(storedPdf(drawCertificate(facts)), 1, 1240)).greyscale();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const address = `${facts.publicUrl}/certificates?check=${encodeURIComponent(facts.certificateNo)}`;
    const { data: rows } = encode(address, { ecc: 'M', border: 0 });
    const pixels = info.width / 595.28;
    const [left, top, cell] = [43 * pixels, (841.89 - 78) * pixels, (58 / rows.length) * pixels];
    const isDark = (row: number, column: number) => {
      const [x, y] = [left + (column + 0.5) * cell, top + (row + 0.5) * cell].map(Math.floor);
      return (data[(y ?? 0) * info.width + (x ?? 0)] ?? 0) < 128;
    };
    expect(rows.map((row, y) => row.map((_, x) => isDark(y, x)))).toEqual(rows);
  });

  it('does not say that all signed where the sender alone did', async () => {
    const sample = sampleCertificate();
    const [told] = (await pagesOf({ ...sample, events: [] })).texts;
    const [atOnce] = (await pagesOf({ ...sample, events: [], isSealedAtOnce: true })).texts;
    expect([told, atOnce].map((text) => text?.match(/모두 서명함|바로 잠금/g))).toEqual([
      ['모두 서명함'],
      ['바로 잠금'],
    ]);
  });

  it('goes on over as many pages as people and events need, each with its head and number', async () => {
    const sample = sampleCertificate();
    const [party] = sample.parties;
    const [event] = sample.events;
    if (!party || !event) throw new Error('the sample is empty');
    const facts = {
      ...sample,
      parties: many(9, (index) => ({ ...party, order: index + 1, name: `서명자${index + 1}` })),
      events: many(120, (index) => ({ ...event, what: `${index + 1}번째 일` })),
    };
    const { pages, texts } = await pagesOf(facts);
    expect(pages.length).toBeGreaterThan(4);
    texts.forEach((text, index) => {
      expect(text).toContain('DJ-C-2611-0482-7F3A');
      expect(text).toContain(`${index + 1} / ${pages.length}쪽`);
    });
    const all = texts.join(' ');
    for (const { name } of facts.parties) expect(all).toContain(name);
    for (const { what } of facts.events) expect(all).toContain(what);
    // No text runs over the edge, and no row over the footer.
    for (const { text } of pages)
      expect(text.words.filter(({ box }) => box[0] < 40 || box[2] > 556 || box[1] < 10)).toEqual([]);
  });

  it('of one signer is one page, with a long title, their mark, what they gave and all that happened', async () => {
    const sample = sampleCertificate();
    const party = sample.parties[1];
    if (!party) throw new Error('the sample is empty');
    const { texts } = await pagesOf({
      ...sample,
      title: '2026년 하반기 온라인 쇼핑몰 상품 사진 촬영 및 편집 업무 위탁 용역 계약서 (부속 합의서 포함, 최종 수정본)',
      parties: [
        { ...party, verifiedBy: '링크를 여는 것 말고는 확인하지 않았어요', device: '안드로이드 · 삼성 인터넷' },
      ],
      events: [
        '보낼 문서를 확정했어요',
        '근로계약서_최종_수정본.hwp 파일을 서명할 수 있게 정리했어요',
        '문서를 1명에게 보냈어요',
        '이도윤 님에게 메일을 보냈어요',
        '문서를 열었어요',
        '링크를 여는 것 말고는 확인하지 않았어요',
        '전자서명으로 계약하는 것에 동의했어요',
        '문서를 읽었어요',
        '내용을 모두 읽었고, 전자서명으로 계약하는 것에 동의했어요',
        '서명을 마쳤어요',
        '모두 서명했어요',
        '모두 서명해서 문서를 잠갔어요',
      ].map((what) => ({
        at: sample.sentAt,
        who: '이도윤',
        what,
        ip: '211.136.142.187',
        device: '안드로이드 · 삼성 인터넷',
      })),
    });
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('통장 사본.pdf');
    expect(texts[0]).toContain('5d83c1fe 472b0a96 b8e13d05 7ac94f22 9c41f0a7 3be2d518 60aa7714 e02f9b6d');
    expect(texts[0]).toContain('안드로이드 · 삼성 인터넷');
    expect(texts[0]).toContain('문자로 받은 링크');
  });

  it('does not say what is not known', async () => {
    const sample = sampleCertificate();
    const unknown = { device: null, link: null, openedAt: null, ip: null, attachments: [] };
    const { texts } = await pagesOf({
      ...sample,
      parties: sample.parties.map((party) => ({ ...party, ...unknown })),
      events: sample.events.map((event) => ({ ...event, device: null, ip: null })),
    });
    expect(texts[0]?.match(/—|처음 연 때|첨부한 파일/g)).toBeNull();
    expect(texts[0]?.match(/링크|기기|접속 주소/g)).toEqual(['기기', '접속 주소']);
  });

  it('puts a mark in the place of a character that no font prints', async () => {
    const sample = sampleCertificate();
    const [party] = sample.parties;
    if (!party) throw new Error('the sample is empty');
    const attachments = [{ name: '통장\u{12000}.pdf', sha256: sample.originalSha256 }];
    const { texts } = await pagesOf({ ...sample, parties: [{ ...party, attachments }] });
    expect(texts[0]).toContain('통장?.pdf');
  });

  it.each(['가나다라마바사아자차카타파하', 'Featherstonehaugh', '2001:0db8:85a3:0000:'])(
    'cuts nothing off of what is as long as can be, all of %s',
    async (syllables) => {
      const sample = sampleCertificate();
      const long = (length: number) => syllables.repeat(length).slice(0, length);
      const { texts, pages } = await pagesOf({
        ...sample,
        title: long(200),
        sentBy: `${long(100)} (${long(50)})`,
        parties: many(30, (index) => ({
          ...at(sample.parties, index),
          name: long(50),
          title: long(200),
          contact: long(100),
          link: `${long(50)} 님이 건넨 링크`,
          attachments: [{ name: long(200), sha256: sample.originalSha256 }],
        })),
        events: many(400, (index) => ({
          ...at(sample.events, index),
          who: long(50),
          what: long(200),
          ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
        })),
      });
      const all = texts.join('').replaceAll(' ', '');
      expect(all).not.toContain('…');
      for (const { text } of pages) {
        expect(text.words.filter(({ box }) => box[0] < 40 || box[2] > 556 || box[1] < 10)).toEqual([]);
        expect(overlapping(text.words.map(({ box }) => box))).toEqual([]);
      }
      // Each character occurs as often as in the input. The fixed text adds the same number for each character.
      expect(all.length).toBeGreaterThan(30 * (50 + 200 + 100 + 50 + 200) + 400 * (50 + 200));
    },
  );
});

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('the sample is empty');
  return item;
};

type Box = readonly [left: number, bottom: number, right: number, top: number];

/** Returns pairs of overlapping words, ignoring the space that a line has around its characters. */
function overlapping(boxes: readonly Box[]) {
  const sorted = boxes.toSorted((one, other) => one[0] - other[0]);
  return sorted.flatMap((one, index) =>
    sorted
      .slice(index + 1)
      .filter(
        (other) =>
          other[0] < one[2] - 1 &&
          Math.min(one[3], other[3]) - Math.max(one[1], other[1]) >
            0.4 * Math.min(one[3] - one[1], other[3] - other[1]),
      )
      .map((other) => [one, other]),
  );
}
