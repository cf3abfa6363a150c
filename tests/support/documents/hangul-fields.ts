import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import initRhwp, { HwpDocument } from '@rhwp/core';
import { unzip, zip } from './foreign-forms/zip.ts';

/** A 누름틀 in a sample. Its text is unique, so that it can be found on a page. */
export type SampleField = { name: string; guide?: string; help?: string; value?: string };
export type WriteField = (field: SampleField) => string;

const [HEADER, SECTION] = ['Contents/header.xml', 'Contents/section0.xml'];
let nextId = 1;
let loading: Promise<unknown> | null = null;
const load = async () =>
  initRhwp({ module_or_path: await readFile(createRequire(import.meta.url).resolve('@rhwp/core/rhwp_bg.wasm')) });

export const text = (words: string) => `<hp:t>${words}</hp:t>`;

/** Writes a field as Hangul does, with its default text or guide between its start and end. */
export const field: WriteField = ({ name, guide = '', help = '', value = '' }) => {
  const id = nextId++;
  const command = `Clickhere:set:99:Direction:wstring:${guide.length}:${guide} HelpState:wstring:${help.length}:${help}  `;
  const parameters = `<hp:parameters cnt="3" name=""><hp:integerParam name="Prop">9</hp:integerParam><hp:stringParam name="Command">${command}</hp:stringParam><hp:stringParam name="Direction">${guide}</hp:stringParam></hp:parameters>`;
  const begin = `<hp:ctrl><hp:fieldBegin id="${id}" type="CLICK_HERE" name="${name}" editable="1" dirty="0" fieldid="${id}">${parameters}</hp:fieldBegin></hp:ctrl>`;
  return `${begin}${text(value || guide)}<hp:ctrl><hp:fieldEnd beginIDRef="${id}" fieldid="${id}"/></hp:ctrl>`;
};

/** Writes the same text without a field around it. */
export const plain: WriteField = ({ guide = '', value = '' }) => text(value || guide);

export const paragraph = (inner: string, attributes = 'pageBreak="0"') =>
  `<hp:p id="${nextId++}" paraPrIDRef="0" styleIDRef="0" ${attributes} columnBreak="0" merged="0"><hp:run charPrIDRef="0">${inner}</hp:run></hp:p>`;

const list = (inner: string) =>
  `<hp:subList id="" textDirection="HORIZONTAL" lineWrap="BREAK" vertAlign="TOP" linkListIDRef="0" linkListNextIDRef="0" textWidth="42520" textHeight="2000" hasTextRef="0" hasNumRef="0">${inner}</hp:subList>`;

const place = (isInline: boolean) =>
  `<hp:pos treatAsChar="${isInline ? 1 : 0}" affectLSpacing="0" flowWithText="1" allowOverlap="0" holdAnchorAndSO="0" vertRelTo="PARA" horzRelTo="PARA" vertAlign="TOP" horzAlign="LEFT" vertOffset="0" horzOffset="0"/>`;
const size = (width: number, height: number) =>
  `<hp:sz width="${width}" widthRelTo="ABSOLUTE" height="${height}" heightRelTo="ABSOLUTE" protect="0"/>`;

/** The paragraphs of a table cell, or a cell with a name (셀 필드). */
export type SampleCell = string | { name: string; inner: string };

export function table(width: number, rows: SampleCell[][], isInline = true): string {
  const columns = rows[0]?.length ?? 0;
  const cells = rows.map((row, y) => {
    const written = row.map((cell, x) => {
      const { name, inner } = typeof cell === 'string' ? { name: '', inner: cell } : cell;
      return `<hp:tc name="${name}" header="0" hasMargin="0" protect="0" editable="0" dirty="0" borderFillIDRef="3">${list(inner)}<hp:cellAddr colAddr="${x}" rowAddr="${y}"/><hp:cellSpan colSpan="1" rowSpan="1"/><hp:cellSz width="${width}" height="2000"/><hp:cellMargin left="340" right="340" top="141" bottom="141"/></hp:tc>`;
    });
    return `<hp:tr>${written.join('')}</hp:tr>`;
  });
  return `<hp:tbl id="${nextId++}" zOrder="0" numberingType="NONE" textWrap="TOP_AND_BOTTOM" textFlow="BOTH_SIDES" lock="0" dropcapstyle="None" pageBreak="CELL" repeatHeader="0" rowCnt="${rows.length}" colCnt="${columns}" cellSpacing="0" borderFillIDRef="2" noAdjust="0">${size(width * columns, rows.length * 2000)}${place(isInline)}<hp:outMargin left="0" right="0" top="141" bottom="141"/><hp:inMargin left="340" right="340" top="141" bottom="141"/>${cells.join('')}</hp:tbl>`;
}

const UNIT = [1, 2, 3, 4, 5, 6].map((index) => `e${index}="${index === 1 || index === 5 ? 1 : 0}"`).join(' ');

export function textBox(width: number, height: number, inner: string): string {
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const points = corners.map(([x, y], index) => `<hc:pt${index} x="${x}" y="${y}"/>`).join('');
  const matrices = ['trans', 'sca', 'rot'].map((kind) => `<hc:${kind}Matrix ${UNIT}/>`).join('');
  return `<hp:rect id="${nextId++}" zOrder="1" numberingType="PICTURE" textWrap="TOP_AND_BOTTOM" textFlow="BOTH_SIDES" lock="0" dropcapstyle="None" href="" groupLevel="0" instid="${nextId}" ratio="0"><hp:offset x="0" y="0"/><hp:orgSz width="${width}" height="${height}"/><hp:curSz width="${width}" height="${height}"/><hp:flip horizontal="0" vertical="0"/><hp:rotationInfo angle="0" centerX="${width / 2}" centerY="${height / 2}" rotateimage="1"/><hp:renderingInfo>${matrices}</hp:renderingInfo><hp:lineShape color="#000000" width="33" style="SOLID" endCap="FLAT" headStyle="NORMAL" tailStyle="NORMAL" headfill="1" tailfill="1" headSz="MEDIUM_MEDIUM" tailSz="MEDIUM_MEDIUM" outlineStyle="NORMAL" alpha="0"/><hp:drawText lastWidth="${width}" name="" editable="0">${list(inner)}<hp:textMargin left="283" right="283" top="283" bottom="283"/></hp:drawText>${points}${size(width, height)}${place(true)}<hp:outMargin left="0" right="0" top="0" bottom="0"/></hp:rect>`;
}

export const head = (kind: 'header' | 'footer', inner: string) =>
  `<hp:ctrl><hp:${kind} id="${nextId++}" applyPageType="BOTH">${list(inner)}</hp:${kind}></hp:ctrl>`;

/** A blank document has two kinds of borders, both without lines. Adds a third, with lines, for the cells of tables. */
const withLines = (header: string) =>
  header.replace(
    /<hh:borderFills itemCnt="2">((<hh:borderFill id=")1(.*?<\/hh:borderFill>).*?)<\/hh:borderFills>/su,
    (_, both: string, start: string, rest: string) =>
      `<hh:borderFills itemCnt="3">${both}${start}3${rest.replaceAll('Border type="NONE"', 'Border type="SOLID"')}</hh:borderFills>`,
  );

/** `controls` are headers and footers, which come first. */
export async function hangulOf(format: 'hwp' | 'hwpx', controls: string[], paragraphs: string[]): Promise<Buffer> {
  await (loading ??= load());
  const blank = HwpDocument.createEmpty();
  blank.createBlankDocument();
  const files = unzip(Buffer.from(blank.exportHwpx()));
  blank.free();
  const section = files.get(SECTION)?.toString() ?? '';
  const [opening = ''] = /^.*?<hs:sec[^>]*>/su.exec(section) ?? [];
  const [setting = ''] = /<hp:secPr.*?<\/hp:secPr><hp:ctrl>.*?<\/hp:ctrl>/su.exec(section) ?? [];
  const first = `$1<hp:run charPrIDRef="0">${setting}${controls.join('')}</hp:run>`;
  const body = paragraphs.join('').replace(/(<hp:p [^>]*>)/u, first);
  const header = Buffer.from(withLines(files.get(HEADER)?.toString() ?? ''));
  const written = zip(new Map([...files, [HEADER, header], [SECTION, Buffer.from(`${opening}${body}</hs:sec>`)]]));
  // In some paragraphs of XML, rhwp writes a field's end before its start.
  if (format === 'hwpx') return written;
  const document = new HwpDocument(written);
  try {
    document.reflowLinesegs();
    return Buffer.from(document.exportHwp());
  } finally {
    document.free();
  }
}
