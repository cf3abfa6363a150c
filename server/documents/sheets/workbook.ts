import { ZipFile } from '../intake/zip-file.ts';
import { findDayStyles, type DayStyle } from './day-styles.ts';
import { findElements, readAttributes, readRichText } from './xml.ts';

export type WorkbookSheet = { name: string; path: string; isHidden: boolean };
export type Workbook = {
  zip: ZipFile;
  sheets: readonly WorkbookSheet[];
  /** True if dates count from 1904, as on old Macs. */
  is1904: boolean;
  strings: readonly string[];
  dayStyles: ReadonlyMap<number, DayStyle>;
};

/** The size limit of an unpacked sheet, which is read in chunks. 10,000 rows of 100 long cells are smaller. */
export const MAX_PART_BYTES = 200 * 1024 * 1024;
/** The size limit of the shared strings, which are read as a whole. */
const MAX_LIST_BYTES = 64 * 1024 * 1024;

/** Opens an XLSX file and the parts its sheets need. Throws RangeError if the zip is damaged. */
export function openWorkbook(bytes: Buffer): Workbook {
  const zip = new ZipFile(bytes);
  const read = (path: string) => zip.read(path, MAX_LIST_BYTES)?.toString('utf8') ?? '';
  const root = readRelations(read('_rels/.rels'), '');
  const path = root.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const xml = read(path);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const relations = readRelations(read(`${folder}_rels/${path.slice(folder.length)}.rels`), folder);
  const pathOf = (kind: string) => relations.find(({ type }) => type === kind)?.target;
  const byId = new Map(relations.map((relation) => [relation.id, relation]));
  const [strings, styles] = [pathOf('sharedStrings'), pathOf('styles')];
  return {
    zip,
    sheets: [...findElements(xml, 'sheet')].flatMap(({ tag }) => {
      const attributes = readAttributes(tag);
      const relation = byId.get(attributes.get('id') ?? '');
      if (relation?.type !== 'worksheet') return [];
      const isHidden = (attributes.get('state') ?? 'visible') !== 'visible';
      return [{ name: attributes.get('name') ?? '', path: relation.target, isHidden }];
    }),
    is1904: [...findElements(xml, 'workbookPr')].some(({ tag }) =>
      ['1', 'true'].includes(readAttributes(tag).get('date1904') ?? ''),
    ),
    strings: strings === undefined ? [] : readStrings(read(strings)),
    dayStyles: styles === undefined ? new Map() : findDayStyles(read(styles)),
  };
}

function readStrings(xml: string): string[] {
  const strings: string[] = [];
  for (const { content } of findElements(xml, 'si')) strings.push(readRichText(content));
  return strings;
}

/** Lists the parts that a part refers to. Their types are URLs, identified by the last segment. */
function readRelations(xml: string, folder: string) {
  return [...findElements(xml, 'Relationship')].map(({ tag }) => {
    const attributes = readAttributes(tag);
    const type = attributes.get('Type') ?? '';
    const target = resolvePath(folder, attributes.get('Target') ?? '');
    return { id: attributes.get('Id') ?? '', type: type.slice(type.lastIndexOf('/') + 1), target };
  });
}

function resolvePath(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps: string[] = [];
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
