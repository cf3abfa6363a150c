import { inflateRawSync } from 'node:zlib';
import type { HwpDocument } from '@rhwp/core';
import * as v from 'valibot';
import { CompoundFile } from '../compound-file.ts';
import { ZipFile } from '../zip-file.ts';
import { decodeEntities } from './svg-reader.ts';

/** A field in a page header or footer, which rhwp's own list leaves out. */
export type HeaderField = {
  section: number;
  isHeader: boolean;
  applyTo: number;
  paragraph: number;
  start: number;
  name: string;
  guide: string;
  command: string;
  value: string;
};

type Head = Pick<HeaderField, 'section' | 'isHeader' | 'applyTo'>;
type OpenField = Omit<HeaderField, keyof Head | 'guide'> & { id: string };

const MAX_SECTION_BYTES = 64 * 1024 * 1024;
const HEAD = /<hp:(header|footer)\b([^>]*)>([\s\S]*?)<\/hp:\1>/g;
const PIECE = /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const GUIDE = /Direction:wstring:(\d+):/;
const APPLIES_TO = ['BOTH', 'EVEN', 'ODD'];
/** Elements within text that count as a character. */
const CHARACTERS = new Set(['hp:tab', 'hp:lineBreak', 'hp:nbSpace', 'hp:fwSpace', 'hp:hyphen']);

export function readHeaderFields(document: HwpDocument, kind: 'HWP' | 'HWPX', bytes: Buffer): HeaderField[] {
  const { items } = v.parse(headList, JSON.parse(document.getHeaderFooterList(0, true, 0)));
  if (items.length === 0 || (kind === 'HWP' && !hasClickHere(bytes))) return [];
  const zip = new ZipFile(kind === 'HWPX' ? bytes : Buffer.from(document.exportHwpx()));
  return Array.from({ length: document.getSectionCount() }, (_, section) => {
    const xml = zip.read(`Contents/section${section}.xml`, MAX_SECTION_BYTES)?.toString('utf8') ?? '';
    return xml.includes('CLICK_HERE') ? fieldsOfSection(xml, section) : [];
  })
    .flat()
    .filter((field) => isWhereItSays(document, field));
}

/** Searches the sections for field codes first, because exporting the document as XML takes much longer. */
function hasClickHere(bytes: Buffer): boolean {
  const file = new CompoundFile(bytes);
  return file.names().some((name) => /^Section\d+$/.test(name) && unpacked(file.stream(name)).includes('klc%'));
}

function unpacked(stream: Buffer | null): Buffer {
  try {
    return inflateRawSync(stream ?? '', { maxOutputLength: MAX_SECTION_BYTES });
  } catch {
    // Sections can also be uncompressed.
    return stream ?? Buffer.alloc(0);
  }
}

const headList = v.object({ items: v.array(v.object({})) });
const paragraphInfo = v.object({ text: v.string() });

/** Checks the field's offset against the text that rhwp sees, because unknown controls may count as characters. */
function isWhereItSays(document: HwpDocument, { section, isHeader, applyTo, paragraph, start, value }: HeaderField) {
  const answer = document.getHeaderFooterParaInfo(section, isHeader, applyTo, paragraph);
  const { text } = v.parse(paragraphInfo, JSON.parse(answer));
  const characters = Array.from(text);
  return start <= characters.length && characters.slice(start, start + Array.from(value).length).join('') === value;
}

const fieldsOfSection = (xml: string, section: number): HeaderField[] =>
  Array.from(xml.matchAll(HEAD), ([, kind, attributes = '', content = '']) => {
    const applyTo = Math.max(0, APPLIES_TO.indexOf(attributeOf(attributes, 'applyPageType')));
    return fieldsOfHead(content, { section, isHeader: kind === 'header', applyTo });
  }).flat();

function fieldsOfHead(xml: string, head: Head): HeaderField[] {
  const found: HeaderField[] = [];
  const open: OpenField[] = [];
  const elements: string[] = [];
  let [depth, paragraph, at] = [0, -1, 0];
  let parameter = '';
  const write = (text: string) => {
    at += Array.from(text).length;
    for (const field of open) field.value += text;
  };
  for (const [, closes, element = '', attributes = '', empty, text] of xml.matchAll(PIECE)) {
    const inside = elements.at(-1);
    const field = open.at(-1);
    if (text !== undefined) {
      if (inside === 'hp:t' && depth === 1) write(decodeEntities(text));
      else if (inside === 'hp:stringParam' && parameter === 'Command' && field) field.command += decodeEntities(text);
      continue;
    }
    if (element === 'hp:p' && empty !== '/') {
      depth += closes ? -1 : 1;
      if (!closes && depth === 1) [paragraph, at] = [paragraph + 1, 0];
    }
    if (closes) elements.pop();
    else if (empty !== '/') elements.push(element);
    if (closes) continue;
    if (element === 'hp:stringParam') parameter = attributeOf(attributes, 'name');
    else if (depth !== 1) continue;
    else if (CHARACTERS.has(element)) write(' ');
    else if (element === 'hp:fieldBegin' && attributeOf(attributes, 'type') === 'CLICK_HERE') {
      const id = attributeOf(attributes, 'id');
      open.push({ id, name: attributeOf(attributes, 'name'), command: '', value: '', paragraph, start: at });
    } else if (element === 'hp:fieldEnd') {
      const ended = open.findLast(({ id }) => id === attributeOf(attributes, 'beginIDRef'));
      if (!ended || ended.paragraph !== paragraph) continue;
      open.splice(open.indexOf(ended), 1);
      const { id: _, ...rest } = ended;
      found.push({ ...head, ...rest, guide: guideOf(ended.command) });
    }
  }
  return found.toSorted((one, other) => one.paragraph - other.paragraph || one.start - other.start);
}

function guideOf(command: string): string {
  const found = GUIDE.exec(command);
  const start = found ? found.index + found[0].length : 0;
  return found ? command.slice(start, start + Number(found[1])) : '';
}

const attributeOf = (attributes: string, key: string) =>
  decodeEntities(new RegExp(`(?:^|\\s)${key}="([^"]*)"`).exec(attributes)?.[1] ?? '');
