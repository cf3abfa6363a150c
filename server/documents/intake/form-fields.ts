import type { Box } from '../geometry.ts';
import { PdfDict, PdfName, PdfRef, PdfStream, PdfString, decodeText, type PdfValue } from '../pdf/objects.ts';
import type { PdfFile } from '../pdf/pdf-file.ts';
import type { PdfPage } from '../pdf/page-tree.ts';
import { readName } from './survey.ts';

export type Widget = {
  ref: PdfRef | null;
  dict: PdfDict;
  page: PdfPage;
  box: Box;
  /** The field type: Tx, Btn, Ch or Sig. */
  type: string;
  name: string;
  /** The field's tooltip. Each of its widgets can have an `ownTooltip`. */
  tooltip: string | null;
  ownTooltip: string | null;
  /** The longest text allowed. `options` are those of a list or a group of buttons. */
  maxLength: number | null;
  options: string[];
  onState: string | null;
  flags: number;
  isHidden: boolean;
  value: PdfValue;
  /** The appearance of the current state. */
  appearance: PdfRef | null;
};

const HIDDEN = 1 << 1;
const NO_VIEW = 1 << 5;
const MAX_FIELD_DEPTH = 32;
const MAX_WIDGETS = 10_000;

export function readWidgets(file: PdfFile, pages: PdfPage[]): Widget[] {
  const widgets: Widget[] = [];
  for (const page of pages) {
    for (const item of file.array(page.dict.get('Annots'))) {
      const dict = file.resolve(item);
      if (!(dict instanceof PdfDict) || readName(dict.get('Subtype'), file) !== 'Widget') continue;
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
  const type = readName(inherited('FT'), file);
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
    ownTooltip: decodeText(file.resolve(dict.get('TU'))),
    maxLength: numberOrNull(file.resolve(inherited('MaxLen'))),
    options: optionsOf(file, inherited('Opt')),
    onState: onStateOf(file, dict),
    flags: typeof fieldFlags === 'number' ? fieldFlags : 0,
    isHidden: typeof flags === 'number' && (flags & (HIDDEN | NO_VIEW)) !== 0,
    value: file.resolve(inherited('V')),
    appearance: appearanceOf(file, dict),
  };
}

const numberOrNull = (value: PdfValue) => (typeof value === 'number' ? value : null);

/** Lists the display text of each option, which is a string or a pair of export value and display text. */
const optionsOf = (file: PdfFile, value: PdfValue): string[] =>
  file.array(value).map((option) => {
    const seen = file.array(option)[1] ?? option;
    return (decodeText(file.resolve(seen)) ?? '').trim();
  });

/** Returns a button's on-state: the name of the appearance other than Off. Names are UTF-8. */
function onStateOf(file: PdfFile, dict: PdfDict): string | null {
  const normal = file.resolve(file.dict(dict.get('AP')).get('N'));
  const names = normal instanceof PdfDict ? [...normal.entries.keys()] : [];
  const state = names.find((name) => name !== 'Off');
  return state === undefined ? null : Buffer.from(state, 'latin1').toString('utf8');
}

/** Returns the widget's dictionary and those of its ancestors, innermost first. */
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
  const state = file.dict(normal).get(readName(dict.get('AS'), file) ?? 'Off');
  return state instanceof PdfRef && file.resolve(state) instanceof PdfStream ? state : null;
}

function boxOf(file: PdfFile, value: PdfValue): Box | null {
  const [a, b, c, d] = file.array(value).map((side) => file.resolve(side));
  if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number' || typeof d !== 'number') return null;
  const box: Box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
  return box[2] - box[0] > 1 && box[3] - box[1] > 1 ? box : null;
}

/** Returns whether the widget has a value, which makes it content rather than a blank. */
export function isFilled({ type, value }: Widget, state: string | null): boolean {
  if (type === 'Btn') return state !== null && state !== 'Off';
  if (value instanceof PdfString) return (decodeText(value) ?? '').trim() !== '';
  if (value instanceof PdfName || value instanceof PdfStream) return true;
  return Array.isArray(value) && value.length > 0;
}

/** Returns whether the widget is visible even when empty, because of a background or border. */
export function hasFrame(file: PdfFile, { dict }: Widget): boolean {
  const look = file.dict(dict.get('MK'));
  return file.array(look.get('BG')).length > 0 || file.array(look.get('BC')).length > 0;
}
