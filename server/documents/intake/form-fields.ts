import type { FieldKind } from '../../../rules/field-kinds.ts';
import type { Suggestion } from '../fields.ts';
import { fromUserSpace, type Box, type PageInfo } from '../geometry.ts';
import { PdfDict, PdfName, PdfRef, PdfStream, PdfString, decodeText, type PdfValue } from '../pdf/objects.ts';
import type { PdfFile } from '../pdf/pdf-file.ts';
import type { PdfPage } from '../pdf/page-tree.ts';
import { nameOf } from './survey.ts';

export type Widget = {
  ref: PdfRef | null;
  dict: PdfDict;
  page: PdfPage;
  box: Box;
  /** The field type: Tx, Btn, Ch or Sig. */
  type: string;
  name: string;
  tooltip: string | null;
  flags: number;
  isHidden: boolean;
  value: PdfValue;
  /** The appearance for its current state. */
  appearance: PdfRef | null;
};

const HIDDEN = 1 << 1;
const NO_VIEW = 1 << 5;
const READ_ONLY = 1;
const MULTILINE = 1 << 12;
const RADIO = 1 << 15;
const PUSH_BUTTON = 1 << 16;
const MAX_FIELD_DEPTH = 32;
const MAX_WIDGETS = 10_000;

export function readWidgets(file: PdfFile, pages: PdfPage[]): Widget[] {
  const widgets: Widget[] = [];
  for (const page of pages) {
    for (const item of file.array(page.dict.get('Annots'))) {
      const dict = file.resolve(item);
      if (!(dict instanceof PdfDict) || nameOf(dict.get('Subtype'), file) !== 'Widget') continue;
      const widget = readWidget(file, page, item instanceof PdfRef ? item : null, dict);
      if (widget && widgets.length < MAX_WIDGETS) widgets.push(widget);
    }
  }
  return widgets;
}

export const isSigned = (file: PdfFile, { type, value }: Widget) =>
  type === 'Sig' && file.dict(value).entries.has('ByteRange');

function readWidget(file: PdfFile, page: PdfPage, ref: PdfRef | null, dict: PdfDict): Widget | null {
  const lineage = lineageOf(file, dict);
  const inherited = (key: string) => lineage.find((level) => level.entries.has(key))?.get(key) ?? null;
  const box = boxOf(file, dict.get('Rect'));
  const type = nameOf(inherited('FT'), file);
  if (!box || !type) return null;
  const flags = file.resolve(dict.get('F'));
  const fieldFlags = file.resolve(inherited('Ff'));
  return {
    ref,
    dict,
    page,
    box,
    type,
    name: lineage
      .flatMap((level) => decodeText(file.resolve(level.get('T'))) ?? [])
      .toReversed()
      .join('.'),
    tooltip: decodeText(file.resolve(inherited('TU'))),
    flags: typeof fieldFlags === 'number' ? fieldFlags : 0,
    isHidden: typeof flags === 'number' && (flags & (HIDDEN | NO_VIEW)) !== 0,
    value: file.resolve(inherited('V')),
    appearance: appearanceOf(file, dict),
  };
}

/** The widget and the fields above it. */
function lineageOf(file: PdfFile, widget: PdfDict): PdfDict[] {
  const lineage = [widget];
  for (
    let level = file.resolve(widget.get('Parent'));
    level instanceof PdfDict;
    level = file.resolve(level.get('Parent'))
  ) {
    if (lineage.includes(level) || lineage.length > MAX_FIELD_DEPTH) break;
    lineage.push(level);
  }
  return lineage;
}

function appearanceOf(file: PdfFile, dict: PdfDict): PdfRef | null {
  const normal = file.dict(dict.get('AP')).get('N');
  if (normal instanceof PdfRef && file.resolve(normal) instanceof PdfStream) return normal;
  const state = file.dict(normal).get(nameOf(dict.get('AS'), file) ?? 'Off');
  return state instanceof PdfRef && file.resolve(state) instanceof PdfStream ? state : null;
}

function boxOf(file: PdfFile, value: PdfValue): Box | null {
  const [a, b, c, d] = file.array(value).map((side) => file.resolve(side));
  if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number' || typeof d !== 'number') return null;
  const box: Box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
  return box[2] - box[0] > 1 && box[3] - box[1] > 1 ? box : null;
}

/** Whether something was written or ticked. Then it is content of the document rather than a place to fill in. */
export function isFilled({ type, value }: Widget, state: string | null): boolean {
  if (type === 'Btn') return state !== null && state !== 'Off';
  if (value instanceof PdfString) return (decodeText(value) ?? '').trim() !== '';
  if (value instanceof PdfName || value instanceof PdfStream) return true;
  return Array.isArray(value) && value.length > 0;
}

/** Whether the widget is visible even when it is empty, because it has a background or a border. */
export function hasFrame(file: PdfFile, { dict }: Widget): boolean {
  const look = file.dict(dict.get('MK'));
  return file.array(look.get('BG')).length > 0 || file.array(look.get('BC')).length > 0;
}

export function suggestFields(file: PdfFile, widgets: Widget[]): Suggestion[] {
  return widgets.flatMap((widget) => {
    const { isHidden, flags, page, box, name, tooltip } = widget;
    const kind = kindOf(widget);
    const state = nameOf(widget.dict.get('AS'), file);
    if (!kind || isHidden || (flags & READ_ONLY) !== 0 || isFilled(widget, state)) return [];
    const words = tooltip ?? name;
    return [suggestion(page.info, box, kind, words)];
  });
}

function suggestion(page: PageInfo, box: Box, kind: FieldKind, words: string): Suggestion {
  return {
    page: page.number,
    rect: fromUserSpace(box, page),
    kind,
    party: null,
    partyName: null,
    name: words,
    confidence: 1,
    words,
    source: 'ACRO_FORM',
  };
}

/** The kind of a text field, derived from its name. */
const NAMED: readonly (readonly [RegExp, FieldKind])[] = [
  [/서명|signature/i, 'SIGNATURE'],
  [/e-?mail|이메일|전자우편/i, 'EMAIL'],
  [/전화|연락처|휴대|phone|mobile|(?:^|\W)tel/i, 'PHONE'],
  [/사업자\s*(?:등록)?\s*번호|business.?(?:number|registration)/i, 'BUSINESS_NUMBER'],
  [/회사|상호|법인명|company/i, 'COMPANY'],
  [/날짜|일자|연월일|생년월일|date/i, 'DATE'],
  [/금액|amount/i, 'AMOUNT'],
  [/성명|이름|성함|full.?name|^name$/i, 'NAME'],
];

function kindOf({ type, flags, name, tooltip }: Widget): FieldKind | null {
  if (type === 'Sig') return 'SIGNATURE';
  if (type === 'Ch') return 'LIST';
  if (type === 'Btn') return flags & PUSH_BUTTON ? null : flags & RADIO ? 'RADIO' : 'CHECKBOX';
  if (type !== 'Tx') return null;
  if (flags & MULTILINE) return 'MULTILINE';
  const words = tooltip ?? name;
  return NAMED.find(([pattern]) => pattern.test(words))?.[1] ?? 'TEXT';
}
