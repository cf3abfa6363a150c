import type { Sheet } from './parse-sheet.ts';

const UNITS_PER_MM = 7200 / 25.4;
const units = (mm: string | number) => Math.round(Number(mm) * UNITS_PER_MM);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const NO_LINE = 'type="NONE" width="0.1 mm" color="#000000"';

const everyScript = (value: number) =>
  ['hangul', 'latin', 'hanja', 'japanese', 'other', 'symbol', 'user'].map((script) => `${script}="${value}"`).join(' ');
const sum = (list: number[]) => list.reduce((total, value) => total + value, 0);
const PAGE_NUMBERS = '<hp:ctrl><hp:pageNum pos="BOTTOM_CENTER" formatType="DIGIT" sideChar="-"/></hp:ctrl>';

/** Lists of formats in the header, which grow while the text is written. Each format has its own id. */
class Formats {
  readonly #ids = new Map<string, number>();
  readonly #first: number;
  constructor(first: number) {
    this.#first = first;
  }
  id(format: string): number {
    const known = this.#ids.get(format) ?? this.#first + this.#ids.size;
    this.#ids.set(format, known);
    return known;
  }
  xml = () => [...this.#ids].map(([format, id]) => format.replace('id=""', `id="${id}"`)).join('');
  count = () => this.#first + this.#ids.size;
}

type Look = { size: number; bold: boolean; underline: boolean; shade: string; font: number };

/**
 * Writes a Hangul document's XML. With `shades`, everything marked with `b` or `g` is painted, so that it can be
 * measured. `bd` is a cell's border: `1` thin, `2` thick, `d` dashed, `0` none, or the sides that have a line, such as
 * `tb`.
 */
export class HangulXml {
  readonly #borders = new Formats(3);
  readonly #characters = new Formats(7);
  readonly #paragraphs = new Formats(20);
  #nextId = 1;
  #marks = 0;
  readonly #shades: boolean;
  readonly #skeleton: { header: string; section: string };

  constructor(skeleton: { header: string; section: string }, shades: boolean) {
    this.#skeleton = skeleton;
    this.#shades = shades;
  }

  write(sheet: Sheet) {
    const { size = '10', font = '1', margins = '20,20,15,15', landscape, pages } = sheet.attributes;
    const look: Look = { size: Number(size), bold: false, underline: false, shade: 'none', font: Number(font) };
    const body = sheet.children.map((child) => (typeof child === 'string' ? '' : this.#block(child, look)));
    const [left = 20, right = 20, top = 15, bottom = 15] = margins.split(',').map(units);
    const { header, section } = this.#skeleton;
    const [opening = '', setting = ''] = [
      /^.*?<hs:sec[^>]*>/su,
      /<hp:secPr.*?<\/hp:secPr><hp:ctrl>.*?<\/hp:ctrl>/su,
    ].map((part) => part.exec(section)?.[0]);
    const margin = `<hp:margin header="2800" footer="2800" gutter="0" left="${left}" right="${right}" top="${top}" bottom="${bottom}"/>`;
    const paged = setting
      .replace(/<hp:margin [^>]*\/>/u, margin)
      .replace('landscape="WIDELY"', landscape ? 'landscape="NARROWLY"' : 'landscape="WIDELY"');
    return {
      section: `${opening}${body.join('').replace(/(<hp:p [^>]*>)/u, `$1<hp:run charPrIDRef="0">${paged}${pages === undefined ? '' : PAGE_NUMBERS}</hp:run>`)}</hs:sec>`,
      header: header
        .replaceAll('face="함초롬돋움"', 'face="나눔고딕"')
        .replaceAll('face="함초롬바탕"', 'face="나눔명조"')
        .replace(
          /<hh:borderFills itemCnt="2">(.*?)<\/hh:borderFills>/su,
          this.#list('hh:borderFills', this.#borders, 1),
        )
        .replace(
          /<hh:charProperties itemCnt="7">(.*?)<\/hh:charProperties>/su,
          this.#list('hh:charProperties', this.#characters),
        )
        .replace(
          /<hh:paraProperties itemCnt="20">(.*?)<\/hh:paraProperties>/su,
          this.#list('hh:paraProperties', this.#paragraphs),
        ),
    };
  }

  #list = (tag: string, formats: Formats, start = 0) =>
    `<${tag} itemCnt="${formats.count() - start}">$1${formats.xml()}</${tag}>`;

  #shade = ({ attributes }: Sheet, otherwise: string) => {
    if (attributes['b'] === undefined && attributes['g'] === undefined) return otherwise;
    this.#marks += 1;
    if (!this.#shades) return otherwise;
    return `#FA${this.#marks.toString(16).padStart(4, '0').toUpperCase()}`;
  };

  #block(element: Sheet, look: Look): string {
    if (element.tag === 'table')
      return this.#paragraph({ tag: 'p', attributes: element.attributes, children: [element] }, look);
    return this.#paragraph(element, look);
  }

  #paragraph({ attributes, children }: Sheet, look: Look): string {
    const { a = 'j', s, bold, before = '0', after = '0', line = '150', indent = '0', left = '0', page } = attributes;
    const own = { ...look, size: Number(s ?? look.size), bold: bold === undefined ? look.bold : true };
    const align = { j: 'JUSTIFY', l: 'LEFT', c: 'CENTER', r: 'RIGHT' }[a] ?? 'JUSTIFY';
    const margins = `<hh:margin><hc:intent value="${units(indent)}" unit="HWPUNIT"/><hc:left value="${units(left)}" unit="HWPUNIT"/><hc:right value="0" unit="HWPUNIT"/><hc:prev value="${units(before)}" unit="HWPUNIT"/><hc:next value="${units(after)}" unit="HWPUNIT"/></hh:margin><hh:lineSpacing type="PERCENT" value="${line}" unit="HWPUNIT"/>`;
    const format = this.#paragraphs.id(
      `<hh:paraPr id="" tabPrIDRef="0" condense="0" fontLineHeight="0" snapToGrid="1" suppressLineNumbers="0" checked="0"><hh:align horizontal="${align}" vertical="BASELINE"/><hh:heading type="NONE" idRef="0" level="0"/><hh:breakSetting breakLatinWord="KEEP_WORD" breakNonLatinWord="KEEP_WORD" widowOrphan="0" keepWithNext="0" keepLines="0" pageBreakBefore="0" lineWrap="BREAK"/><hh:autoSpacing eAsianEng="0" eAsianNum="0"/><hp:switch><hp:case hp:required-namespace="http://www.hancom.co.kr/hwpml/2016/HwpUnitChar">${margins}</hp:case><hp:default>${margins}</hp:default></hp:switch><hh:border borderFillIDRef="2" offsetLeft="0" offsetRight="0" offsetTop="0" offsetBottom="0" connect="0" ignoreMargin="0"/></hh:paraPr>`,
    );
    const id = this.#nextId++;
    const runs = children.map((child) => this.#run(child, own)).join('') || this.#text('', own);
    return `<hp:p id="${id}" paraPrIDRef="${format}" styleIDRef="0" pageBreak="${page === undefined ? 0 : 1}" columnBreak="0" merged="0">${runs}</hp:p>`;
  }

  #run(child: Sheet | string, look: Look): string {
    if (typeof child === 'string') return this.#text(child, look);
    if (child.tag === 'table')
      return `<hp:run charPrIDRef="${this.#character(look)}">${this.#table(child, look)}</hp:run>`;
    const { s, bold, u } = child.attributes;
    const own = {
      ...look,
      size: Number(s ?? look.size),
      bold: bold === undefined ? look.bold : true,
      underline: u === undefined ? look.underline : true,
      shade: this.#shade(child, look.shade),
    };
    return child.children.map((grandchild) => this.#run(grandchild, own)).join('');
  }

  #text = (text: string, look: Look) =>
    `<hp:run charPrIDRef="${this.#character(look)}"><hp:t>${escaped(text)}</hp:t></hp:run>`;

  #character({ size, bold, underline, shade, font }: Look) {
    return this.#characters.id(
      `<hh:charPr id="" height="${size * 100}" textColor="#000000" shadeColor="${shade}" useFontSpace="0" useKerning="0" symMark="NONE" borderFillIDRef="2"><hh:fontRef ${everyScript(font)}/><hh:ratio ${everyScript(100)}/><hh:spacing ${everyScript(0)}/><hh:relSz ${everyScript(100)}/><hh:offset ${everyScript(0)}/>${bold ? '<hh:bold/>' : ''}<hh:underline type="${underline ? 'BOTTOM' : 'NONE'}" shape="SOLID" color="#000000"/><hh:strikeout shape="NONE" color="#000000"/><hh:outline type="NONE"/><hh:shadow type="NONE" color="#B2B2B2" offsetX="10" offsetY="10"/></hh:charPr>`,
    );
  }

  #table({ attributes, children }: Sheet, look: Look): string {
    const columns = (attributes['w'] ?? '').split(',').map(units);
    const rows = children.filter((child) => typeof child !== 'string');
    const heights = rows.map(({ attributes: { h = '8' } }) => units(h));
    const taken = new Set<string>();
    const written = rows.map((row, y) => {
      let x = 0;
      const cells = row.children
        .filter((cell) => typeof cell !== 'string')
        .map((cell) => {
          while (taken.has(`${x},${y}`)) x += 1;
          const [across, down] = [Number(cell.attributes['cs'] ?? 1), Number(cell.attributes['rs'] ?? 1)];
          for (let i = 0; i < across * down; i += 1) taken.add(`${x + (i % across)},${y + Math.floor(i / across)}`);
          const size = { width: sum(columns.slice(x, x + across)), height: sum(heights.slice(y, y + down)) };
          return this.#cell(
            cell,
            { x, y, across, down, ...size, line: cell.attributes['bd'] ?? attributes['bd'] ?? '1' },
            look,
          );
        });
      return `<hp:tr>${cells.join('')}</hp:tr>`;
    });
    return `<hp:tbl id="${this.#nextId++}" zOrder="0" numberingType="NONE" textWrap="TOP_AND_BOTTOM" textFlow="BOTH_SIDES" lock="0" dropcapstyle="None" pageBreak="CELL" repeatHeader="0" rowCnt="${rows.length}" colCnt="${columns.length}" cellSpacing="0" borderFillIDRef="1" noAdjust="0"><hp:sz width="${sum(columns)}" widthRelTo="ABSOLUTE" height="${sum(heights)}" heightRelTo="ABSOLUTE" protect="0"/><hp:pos treatAsChar="1" affectLSpacing="0" flowWithText="1" allowOverlap="0" holdAnchorAndSO="0" vertRelTo="PARA" horzRelTo="PARA" vertAlign="TOP" horzAlign="LEFT" vertOffset="0" horzOffset="0"/><hp:outMargin left="0" right="0" top="141" bottom="141"/><hp:inMargin left="340" right="340" top="141" bottom="141"/>${written.join('')}</hp:tbl>`;
  }

  #cell(
    cell: Sheet,
    at: { x: number; y: number; across: number; down: number; width: number; height: number; line: string },
    look: Look,
  ) {
    const { bg, v = 'm', a = 'j', s, bold } = cell.attributes;
    const shade = this.#shade(cell, bg ?? 'none');
    const drawn = `type="${at.line === 'd' ? 'DASH' : 'SOLID'}" width="${at.line === '2' ? 0.4 : 0.12} mm" color="#000000"`;
    const sides = /^[lrtb]+$/u.test(at.line) ? at.line : at.line === '0' ? '' : 'lrtb';
    const lines = ['left', 'right', 'top', 'bottom']
      .map((side) => `<hh:${side}Border ${sides.includes(side.charAt(0)) ? drawn : NO_LINE}/>`)
      .join('');
    const fill =
      shade === 'none'
        ? ''
        : `<hc:fillBrush><hc:winBrush faceColor="${shade}" hatchColor="#999999" alpha="0"/></hc:fillBrush>`;
    const border = this.#borders.id(
      `<hh:borderFill id="" threeD="0" shadow="0" centerLine="NONE" breakCellSeparateLine="0"><hh:slash type="NONE" Crooked="0" isCounter="0"/><hh:backSlash type="NONE" Crooked="0" isCounter="0"/>${lines}<hh:diagonal type="SOLID" width="0.1 mm" color="#000000"/>${fill}</hh:borderFill>`,
    );
    const isBlocks = cell.children.some(
      (child) => typeof child !== 'string' && (child.tag === 'p' || child.tag === 'table'),
    );
    const paragraph = {
      tag: 'p',
      attributes: { a, line: '130', ...(s && { s }), ...(bold && { bold }) },
      children: cell.children,
    };
    const blocks = isBlocks
      ? cell.children.map((child) => (typeof child === 'string' ? '' : this.#block(child, look))).join('')
      : this.#paragraph(paragraph, look);
    const align = { t: 'TOP', m: 'CENTER', b: 'BOTTOM' }[v] ?? 'CENTER';
    return `<hp:tc name="" header="0" hasMargin="0" protect="0" editable="0" dirty="0" borderFillIDRef="${border}"><hp:subList id="" textDirection="HORIZONTAL" lineWrap="BREAK" vertAlign="${align}" linkListIDRef="0" linkListNextIDRef="0" textWidth="0" textHeight="0" hasTextRef="0" hasNumRef="0">${blocks}</hp:subList><hp:cellAddr colAddr="${at.x}" rowAddr="${at.y}"/><hp:cellSpan colSpan="${at.across}" rowSpan="${at.down}"/><hp:cellSz width="${at.width}" height="${at.height}"/><hp:cellMargin left="340" right="340" top="141" bottom="141"/></hp:tc>`;
  }
}
