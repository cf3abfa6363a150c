import type { FieldKind } from '../../../rules/field-kinds.ts';
import type { Suggestion } from '../fields.ts';
import { fromUserSpace } from '../geometry.ts';
import type { PdfFile } from '../pdf/pdf-file.ts';
import { meaningOf } from '../suggest/names/labels.ts';
import { isFilled, type Widget } from './form-fields.ts';
import { readName } from './survey.ts';

const READ_ONLY = 1;
const REQUIRED = 1 << 1;
const MULTILINE = 1 << 12;
const RADIO = 1 << 15;
const PUSH_BUTTON = 1 << 16;
const [MAX_NAME_LENGTH, MAX_HELP_LENGTH, MAX_TEXT_LENGTH] = [100, 300, 2_000];
const [MAX_ITEMS, MAX_ITEM_LENGTH] = [100, 200];
/** Leaves room to append a number within the limit for names. */
const MAX_LABEL_LENGTH = 95;
/** Matches names that a person chose. Generated names, such as 텍스트1 and 확인란2, end with a digit. */
const KOREAN = /[가-힣].*\D$|[가-힣]$/;

/**
 * Matches the parts that Adobe's form designer adds to names. In topmostSubform[0].Page1[0].성명[0], only 성명 is the name.
 */
const SUBFORM = /^(?:topmostSubform|#?subform|#?page(?:set)?|bodypage|form|#area)\d*$/i;

/** Suggests a field for each empty widget, unless it is read-only or hidden. */
export function suggestFields(file: PdfFile, widgets: Widget[]): Suggestion[] {
  // A form in which no field is marked as required doesn't use the flag, so `required` is left out.
  const saysWhatIsRequired = widgets.some(({ flags }) => (flags & REQUIRED) !== 0);
  const groups = buttonGroups(widgets);
  const labels = labelGroups(widgets);
  const filled = new Set(widgets.filter((widget) => hasValue(file, widget)));
  return widgets.flatMap((widget) => {
    const group = groups.get(widget) ?? [widget];
    const kind = group.length > 1 ? 'RADIO' : kindOf(widget);
    if (!kind || widget.isHidden || (widget.flags & READ_ONLY) !== 0) return [];
    if (group.some((other) => filled.has(other))) return [];
    const suggestion = suggestionOf(widget, kind, group, labels.get(widget.name) ?? '');
    if (!suggestion) return [];
    const required = (widget.flags & REQUIRED) !== 0;
    return [{ ...suggestion, ...(saysWhatIsRequired && { required }) }];
  });
}

const hasValue = (file: PdfFile, widget: Widget) => isFilled(widget, readName(widget.dict.get('AS'), file));

/**
 * Groups the buttons of a field that have different on-states. They exclude each other, even if they look like
 * checkboxes.
 */
function buttonGroups(widgets: readonly Widget[]): Map<Widget, Widget[]> {
  const byName = new Map<string, Widget[]>();
  for (const widget of widgets)
    if (widget.type === 'Btn' && (widget.flags & PUSH_BUTTON) === 0)
      byName.set(widget.name, [...(byName.get(widget.name) ?? []), widget]);
  const groups = [...byName.values()].filter(
    (group) => group.length > 1 && new Set(group.map(({ onState }) => onState)).size === group.length,
  );
  return new Map(groups.flatMap((group) => group.map((widget) => [widget, group] as const)));
}

/** Maps the full name of each button field to a unique label. A shared label would merge two groups. */
function labelGroups(widgets: readonly Widget[]): Map<string, string> {
  const labels = new Map<string, string>();
  const used = new Set<string>();
  for (const widget of widgets) {
    if (widget.type !== 'Btn' || labels.has(widget.name)) continue;
    const base = chooseNameAndHelp(widget).name.slice(0, MAX_LABEL_LENGTH);
    let label = base;
    for (let number = 2; used.has(label); number += 1) label = `${base} ${number}`;
    used.add(label);
    labels.set(widget.name, label);
  }
  return labels;
}

/**
 * Suggests a field for a widget. Returns null for values that must not be collected, such as resident registration
 * numbers.
 */
function suggestionOf(widget: Widget, kind: FieldKind, group: readonly Widget[], label: string): Suggestion | null {
  const { page, box, tooltip, maxLength, options } = widget;
  const { name: called, help } = chooseNameAndHelp(widget);
  if (!meaningOf(called)) return null;
  const isChoice = kind === 'RADIO';
  const items = kind === 'LIST' ? itemsOf(options) : [];
  return {
    page: page.info.number,
    rect: fromUserSpace(box, page.info),
    kind,
    party: null,
    partyName: null,
    name: (isChoice ? choiceOf(widget, group) : called).slice(0, MAX_NAME_LENGTH),
    ...(isChoice && { group: label }),
    ...(help !== null && { help: help.slice(0, MAX_HELP_LENGTH) }),
    ...(widget.type === 'Tx' &&
      maxLength !== null &&
      maxLength >= 1 && { maxLength: Math.min(Math.floor(maxLength), MAX_TEXT_LENGTH) }),
    ...(items.length > 0 && { items }),
    confidence: 1,
    words: tooltip ?? called,
    source: 'ACRO_FORM',
  };
}

/**
 * Chooses a field's name and help text. A Korean name was written for people, so the tooltip becomes the help text;
 * otherwise, the tooltip becomes the name.
 */
function chooseNameAndHelp({ name: fullName, tooltip }: Widget): { name: string; help: string | null } {
  const words = tooltip?.trim() ?? '';
  const name = withoutSubforms(fullName);
  if (words === '' || words === name) return { name, help: null };
  return KOREAN.test(name) ? { name, help: words } : { name: words, help: null };
}

function withoutSubforms(name: string): string {
  if (!name.includes('[')) return name;
  const parts = name.split('.').map((part) => part.replace(/\[\d+\]$/, ''));
  return parts.filter((part) => !SUBFORM.test(part)).join('.') || name;
}

/** Returns a radio button's label. A numeric on-state is an index into the field's options. */
function choiceOf({ ownTooltip, tooltip, onState, options, name }: Widget, group: readonly Widget[]): string {
  const own = ownTooltip?.trim() ?? '';
  if (own !== '' && (own !== tooltip?.trim() || group.some((other) => other.ownTooltip !== ownTooltip))) return own;
  const counted = onState !== null && /^\d+$/.test(onState) ? options[Number(onState)] : undefined;
  return counted || onState || name;
}

const itemsOf = (options: readonly string[]) =>
  [...new Set(options.map((option) => option.slice(0, MAX_ITEM_LENGTH)))]
    .filter((option) => option !== '')
    .slice(0, MAX_ITEMS);

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

function kindOf(widget: Widget): FieldKind | null {
  const { type, flags } = widget;
  if (type === 'Sig') return 'SIGNATURE';
  if (type === 'Ch') return 'LIST';
  if (type === 'Btn') return flags & PUSH_BUTTON ? null : flags & RADIO ? 'RADIO' : 'CHECKBOX';
  if (type !== 'Tx') return null;
  if (flags & MULTILINE) return 'MULTILINE';
  const { name } = chooseNameAndHelp(widget);
  return NAMED.find(([pattern]) => pattern.test(name))?.[1] ?? 'TEXT';
}
