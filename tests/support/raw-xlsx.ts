import { buffer } from 'node:stream/consumers';
import { createZip } from '../../server/modules/bulk/zip.ts';
import { Readable } from 'node:stream';

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

type Raw = {
  /** The contents of `sheetData`, by sheet name. Sheets whose name starts with a dot are hidden. */
  sheets: Record<string, string>;
  /** The contents of `sst`. */
  strings?: string;
  /** The contents of `cellXfs` and the formats before it. */
  styles?: string;
  workbook?: string;
};

/** Writes an XLSX file with exactly these parts, including what a library would not write. */
export function rawXlsx({ sheets, strings, styles, workbook = '' }: Raw): Promise<Buffer> {
  const names = Object.keys(sheets);
  const relations = [
    ...names.map((_, index) => relation(`s${index}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)),
    ...(strings === undefined ? [] : [relation('strings', 'sharedStrings', 'sharedStrings.xml')]),
    ...(styles === undefined ? [] : [relation('styles', 'styles', 'styles.xml')]),
  ];
  const listed = names.map((name, index) => {
    const isHidden = name.startsWith('.');
    return `<sheet name="${name.replace('.', '')}" sheetId="${index + 1}" ${isHidden ? 'state="hidden"' : ''} r:id="s${index}"/>`;
  });
  return zipOf({
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}">${relation('r', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${workbook}<sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}">${relations.join('')}</Relationships>`,
    ...(strings !== undefined && { 'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}">${strings}</sst>` }),
    ...(styles !== undefined && { 'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` }),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  });
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;

export function zipOf(parts: Record<string, string>): Promise<Buffer> {
  const entries = Object.entries(parts).map(([name, text]) => {
    const bytes = Buffer.from(text);
    return { name, size: bytes.length, open: () => Promise.resolve(Readable.from([bytes])) };
  });
  const { size, read } = createZip(entries, new Date(0));
  return buffer(read(0, size - 1));
}

export const inlineRow = (cells: readonly string[]) =>
  `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
