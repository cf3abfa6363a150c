import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { writeContractMail } from '../server/content/mails/contract-mails.ts';
import { writeReceiverCodeMail } from '../server/content/mails/receiver-mails.ts';
import { readFontFile } from '../server/documents/fonts/font-files.ts';
import { LINK_PLACEHOLDER, LOGO_PLACEHOLDER } from '../server/modules/messages/outbox.ts';
import { FACTS, KINDS, SENDER, TO } from '../tests/support/mails.ts';
import { getTestLaunchOptions } from './lib/chromium.ts';
import { ROOT } from './lib/run.ts';
import { SAMPLE_TEXTS } from './lib/sample-mail-words.ts';

/**
 * Renders every email to receivers in the built-in wording and in an organisation's own, at each width and in each
 * theme: `npm run pictures:mails`.
 */
const FOLDER = path.join(ROOT, 'mail-pictures');
const WIDTHS = [600, 375];
const THEMES = ['light', 'dark'] as const;
const PAIRS_PER_ROW = 3;
/** The emails' preferred font, which few machines have installed. */
const FONT_FOLDER = path.join(ROOT, 'fonts/web');
const ORIGIN = 'https://mails.example';
/** Phones have a Chinese font, but this machine may not. */
const CHINESE_FONT = 'NotoSansSC-Regular';
const CHINESE = `<style>@font-face{font-family:Arial;src:url(${ORIGIN}/${CHINESE_FONT});unicode-range:U+3000-9FFF,U+FF00-FFEF}</style>`;
const MAIL = { ...FACTS, reason: '근무 시작일을 12월 1일로 고쳐서 다시 보내드릴게요.' };
const LONG = {
  ...MAIL,
  title:
    '2026년 하반기 부산광역시 사상구 물류센터 기간제 근로자 근로계약서와 개인정보 수집·이용 동의서_이도윤_www.hanbit.example',
};
const HREF = `https://sign.dojang.example/receiver/callback?t=${'x'.repeat(22)}`;

const pairs = SAMPLE_TEXTS.map((own) => {
  const { kind, language } = own;
  const write = (facts: typeof MAIL, words: typeof SAMPLE_TEXTS) => {
    const about = { facts, to: TO, language, sender: SENDER, own: words };
    return writeContractMail('dy.lee@receiver.example', kind, about)
      .html.replaceAll(LINK_PLACEHOLDER, HREF)
      .replaceAll(LOGO_PLACEHOLDER, '');
  };
  return { name: `${kind} ${language}`, mails: [write(MAIL, []), write(LONG, [own])] };
});

/** Every email in each language that has no custom wording. */
const OTHERS = ['zh', 'ne', 'vi', 'th', 'km', 'id', 'uz', 'mn'] as const;
const languages = OTHERS.map((language) => {
  const about = { facts: MAIL, to: TO, language, sender: SENDER, own: [] };
  const contracts = KINDS.map((kind) => writeContractMail('dy.lee@receiver.example', kind, about));
  const code = writeReceiverCodeMail('dy.lee@receiver.example', '482731', { name: TO.name, sender: SENDER, language });
  return {
    suffix: `.${language}`,
    shown: [...contracts, code].map(({ template, html }) => ({
      name: template,
      mails: [html.replaceAll(LINK_PLACEHOLDER, HREF).replaceAll(LOGO_PLACEHOLDER, '')],
    })),
  };
});
const sheets = [{ suffix: '', shown: pairs }, ...languages];

const browser = await chromium.launch(getTestLaunchOptions());
await mkdir(FOLDER, { recursive: true });
const wide: string[] = [];
for (const width of WIDTHS)
  for (const theme of THEMES) {
    const page = await browser.newPage({ viewport: { width, height: 1 }, colorScheme: theme, locale: 'ko-KR' });
    await page.route(`${ORIGIN}/**`, async (route) => {
      const headers = { 'access-control-allow-origin': '*' };
      if (route.request().url().endsWith(CHINESE_FONT))
        return route.fulfill({ headers, contentType: 'font/ttf', body: readFontFile(CHINESE_FONT) });
      const file = path.join(FONT_FOLDER, new URL(route.request().url()).pathname);
      const styles = file.endsWith('.css') && (await readFile(file, 'utf8')).replaceAll(' Variable', '');
      return route.fulfill(styles ? { headers, contentType: 'text/css', body: styles } : { headers, path: file });
    });
    for (const { suffix, shown } of sheets) await drawSheet(page, shown, { width, theme, suffix });
    await page.close();
  }
await browser.close();
console.log(`${pairs.length} emails twice, and all in ${OTHERS.length} languages, in ${path.relative(ROOT, FOLDER)}`);
if (wide.length) {
  console.error(`Wider than the screen:\n${wide.join('\n')}`);
  process.exitCode = 1;
}

type Sheet = { width: number; theme: string; suffix: string };

async function drawSheet(page: Page, shown: typeof pairs, { width, theme, suffix }: Sheet) {
  const cells: string[] = [];
  await page.setViewportSize({ width, height: 1 });
  for (const { name, mails } of shown) {
    const pictures: string[] = [];
    for (const html of mails) pictures.push(await draw(page, html, `${name} ${width} ${theme}`));
    cells.push(`<figure><figcaption>${name}</figcaption>${pictures.join('')}</figure>`);
  }
  await page.setViewportSize({ width: PAIRS_PER_ROW * (2 * width + 60), height: 1 });
  await page.setContent(
    `<style>body{margin:0;display:flex;flex-wrap:wrap;align-items:start;background:#888;font:700 22px sans-serif}figure{margin:10px;display:grid;grid-template-columns:auto auto;gap:10px;align-items:start}figcaption{grid-column:1/-1}</style>${cells.join('')}`,
  );
  await page.screenshot({ path: path.join(FOLDER, `${width}.${theme}${suffix}.png`), fullPage: true });
}

async function draw(page: Page, html: string, name: string): Promise<string> {
  const font = ['pretendard', 'scripts'].map((part) => `<link rel="stylesheet" href="${ORIGIN}/${part}.css">`).join('');
  await page.setContent(html.replace('</head>', `${font}${CHINESE}</head>`));
  await page.evaluate(() => document.fonts.ready);
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(name);
  const bytes = await page.screenshot({ fullPage: true });
  return `<img src="data:image/png;base64,${bytes.toString('base64')}">`;
}
