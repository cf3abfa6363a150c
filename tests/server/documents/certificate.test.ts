import { afterAll, describe, expect, it } from 'vitest';
import { sampleCertificate } from '../../support/documents/sample-certificate.ts';
import { drawCertificate } from '../../../server/documents/certificate/certificate.ts';
import type { CertificateFacts } from '../../../server/documents/certificate/certificate.types.ts';
import { createDocumentEngine } from '../../../server/documents/engine.ts';
import { openPdf } from '../../../server/documents/pdf/pdf-file.ts';
import { readTextString } from '../../../server/documents/pdf/objects.ts';
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
    expect(readTextString(file.dict(file.trailer.get('Info')).get('Title'))).toContain('감사추적인증서');
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
    // Nothing runs over the edge, and no row over the foot.
    for (const { text } of pages)
      expect(text.words.filter(({ box }) => box[0] < 40 || box[2] > 556 || box[1] < 10)).toEqual([]);
  });

  it('shortens what is too long instead of printing over it', async () => {
    const sample = sampleCertificate();
    const long = '아주 긴 이름의 문서가 있어서 '.repeat(20);
    const { texts, pages } = await pagesOf({
      ...sample,
      title: long,
      sentBy: long,
      parties: sample.parties.map((party) => ({ ...party, name: long, title: long, contact: long, verifiedBy: long })),
      events: sample.events.map((event) => ({
        ...event,
        who: long,
        what: long,
        ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
      })),
    });
    expect(texts[0]).toContain('…');
    for (const { text } of pages) expect(text.words.filter(({ box }) => box[2] > 556)).toEqual([]);
  });
});
