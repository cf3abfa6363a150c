import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFontFile } from '../../server/documents/fonts/font-files.ts';
import { launch } from './page-load.ts';

const FONT = 'NotoSansKR-Regular';
const ARTICLES = 6;
/** Chromium writes the creation date uncompressed, so replacing its digits makes a new file of the same size. */
const CREATED = /\/CreationDate \(D:(\d{14})/;

export type NextPdf = () => Uint8Array<ArrayBuffer>;

export async function printContracts(pageCounts: readonly number[]): Promise<ReadonlyMap<number, NextPdf>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dojang-print-'));
  const browser = await launch();
  const printed = new Map<number, NextPdf>();
  try {
    const page = await browser.newPage();
    for (const pages of pageCounts) {
      const file = path.join(folder, `${pages}.html`);
      await writeFile(file, writeHtml(pages));
      await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
      printed.set(pages, varyDates(await page.pdf({ format: 'A4' })));
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
  return printed;
}

function varyDates(bytes: Buffer): NextPdf {
  const place = bytes.toString('latin1').search(CREATED) + '/CreationDate (D:'.length;
  if (place < 100) throw new Error('Chromium wrote no time into its file.');
  let next = Date.UTC(2026, 0, 1) + Math.floor(Math.random() * 1e6) * 1_000;
  return () => {
    const copy = Uint8Array.from(bytes);
    next += 1_000;
    copy.set(Buffer.from(new Date(next).toISOString().replaceAll(/\D/g, '').slice(0, 14)), place);
    return copy;
  };
}

const PARTIES = ['도급인', '수급인', '임대인', '임차인', '위탁자', '수탁자'];
const THINGS = ['용역의 범위', '대금의 지급', '비밀의 유지', '손해의 배상', '계약의 해지', '분쟁의 해결'];

function writeHtml(pages: number) {
  const sheets = Array.from({ length: pages }, (_, index) => {
    const articles = Array.from({ length: ARTICLES }, (__, place) => {
      const [who, whom] = [PARTIES[(index + place) % 6], PARTIES[(index + place + 1) % 6]];
      return `<h2>제${index * ARTICLES + place + 1}조 (${THINGS[(index * 5 + place) % 6]})</h2>
        <p>① ${who}은 ${whom}에게 2026년 ${(index % 12) + 1}월 ${((place * 4 + index) % 28) + 1}일까지 금 ${(index + 1) * 137_000}원을 지급하고,
        ${whom}은 이를 성실히 이행하며 그 결과를 서면으로 알린다. ② 당사자는 이 계약으로 알게 된 상대방의 정보를 제3자에게 알리지 아니한다.
        ③ 천재지변이나 그 밖의 부득이한 사유로 이행이 늦어지는 때에는 지체 없이 사유와 예정일을 통지하여야 한다.</p>`;
    });
    return `<section><h1>표준 업무 위탁 계약서 ${index + 1}</h1>${articles.join('')}<p>성명: ____________ (서명)</p></section>`;
  });
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><title>업무 위탁 계약서</title><style>
    @font-face { font-family: Body; src: url(data:font/ttf;base64,${readFontFile(FONT).toString('base64')}) }
    body { font: 11px/1.7 Body; margin: 20px 40px } h1 { font-size: 18px } h2 { font-size: 12px }
    section { break-after: page }</style>${sheets.join('')}</html>`;
}
