import type { components } from '#openapi';
import { isAttachment, isAutoFilled, isMark } from './field-kinds.ts';
import type { FillField } from './fill-field.ts';
import { SHEET_SAMPLES, getSampleValue } from './sheet-samples.ts';

type Slot = components['schemas']['TemplateSlot'];
type Field = components['schemas']['Field'];
type Content = {
  slots: readonly Pick<Slot, 'slotUuid' | 'name' | 'person' | 'channels' | 'verifications' | 'accessCode'>[];
  fields: readonly (FillField & Pick<Field, 'fromSheet'>)[];
  titleRule: string;
};

export type SheetColumnKind = 'DOCUMENT_TITLE' | 'NAME' | 'EMAIL' | 'PHONE' | 'TITLE' | 'ACCESS_CODE' | 'FIELD';

export type SheetColumn = {
  /** Identifies the column across files and versions: `title`, `slot:{slotUuid}:name` or `field:{fieldUuid}`. */
  key: string;
  head: string;
  name: string;
  kind: SheetColumnKind;
  slotUuid: string | null;
  slotName: string | null;
  fieldUuid: string | null;
  /** True if every row needs a value. A field with a condition isn't required here, because that depends on the row. */
  isRequired: boolean;
  /** The field whose rules apply. The radio buttons of a group become a single list of their names. */
  field: FillField | null;
  choices: readonly { name: string; fieldUuid: string }[] | null;
  sample: string;
};

/** The limit for sheets that we create and for sheets that we read. */
export const MAX_SHEET_COLUMNS = 100;

type Part = Exclude<SheetColumnKind, 'DOCUMENT_TITLE' | 'FIELD'>;
const PARTS: Readonly<Record<Part, { key: string; words: string }>> = {
  NAME: { key: 'name', words: '이름' },
  EMAIL: { key: 'email', words: '메일' },
  PHONE: { key: 'phone', words: '휴대폰' },
  TITLE: { key: 'title', words: '직함' },
  ACCESS_CODE: { key: 'code', words: '문서 비밀번호' },
};

/**
 * Lists the columns of a sheet that creates contracts: people, the sender's fields and the title. `fields` must already
 * contain the items of their list boxes.
 */
export function listSheetColumns({ slots, fields, titleRule }: Content): SheetColumn[] {
  const asked = slots.filter(({ person }) => person === 'ASK');
  const names = new Map(slots.map(({ slotUuid, name }) => [slotUuid, name]));
  const open = fields.filter(isFilledFromSheet);
  const own = open.filter(({ receiverUuid }) => receiverUuid === null);
  const theirs = open.filter(({ receiverUuid }) => receiverUuid !== null);
  return withDistinctHeads([
    ...asked.flatMap(listSlotColumns),
    ...[...own, ...theirs].flatMap((field) => describeField(field, open, names) ?? []),
    ...(titleRule === '' ? [TITLE_COLUMN] : []),
  ]);
}

const TITLE_COLUMN: SheetColumn = {
  key: 'title',
  head: '문서 이름',
  name: '문서 이름',
  kind: 'DOCUMENT_TITLE',
  slotUuid: null,
  slotName: null,
  fieldUuid: null,
  isRequired: false,
  field: null,
  choices: null,
  sample: SHEET_SAMPLES.DOCUMENT_TITLE,
};

function listSlotColumns(slot: Content['slots'][number]): SheetColumn[] {
  const { slotUuid, name, channels, verifications, accessCode } = slot;
  const needed: Readonly<Record<Part, boolean>> = {
    NAME: true,
    EMAIL: channels.includes('MAIL') || verifications.includes('EMAIL_CODE'),
    PHONE: channels.includes('SMS') || verifications.includes('PHONE_CODE') || verifications.includes('PHONE_IDENTITY'),
    TITLE: false,
    ACCESS_CODE: true,
  };
  const kinds: readonly Part[] = ['NAME', 'EMAIL', 'PHONE', 'TITLE', 'ACCESS_CODE'];
  return kinds.flatMap((kind) =>
    kind === 'ACCESS_CODE' && accessCode !== 'EACH'
      ? []
      : {
          key: `slot:${slotUuid}:${PARTS[kind].key}`,
          head: tidyHead(`${name} ${PARTS[kind].words}`),
          name: PARTS[kind].words,
          kind,
          slotUuid,
          slotName: name,
          fieldUuid: null,
          isRequired: needed[kind],
          field: null,
          choices: null,
          sample: SHEET_SAMPLES[kind],
        },
  );
}

/** Returns whether a cell's text can fill in the field, which rules out marks, files and automatic fields. */
export const canComeFromSheet = (field: Pick<Field, 'kind'>): boolean =>
  !isMark(field) && !isAttachment(field) && !isAutoFilled(field);

/**
 * Returns whether the sheet fills in the field: a sender's field without a value, or a receiver's field marked
 * `fromSheet`.
 */
function isFilledFromSheet(field: Content['fields'][number]): boolean {
  if (!canComeFromSheet(field)) return false;
  return field.receiverUuid === null ? !field.value : field.fromSheet === true;
}

/**
 * Describes a field's column. Returns null for all but the first radio button of a group, which represents the group.
 */
function describeField(
  field: FillField,
  open: readonly FillField[],
  slotNames: ReadonlyMap<string, string>,
): SheetColumn | null {
  const buttons = field.kind === 'RADIO' && field.group ? open.filter((other) => isSameGroup(other, field)) : [];
  if (buttons.length > 0 && buttons[0] !== field) return null;
  const choices = buttons.length > 1 ? buttons.map(({ name, fieldId }) => ({ name, fieldUuid: fieldId })) : null;
  const judged: FillField = choices ? { ...field, kind: 'LIST', items: choices.map(({ name }) => name) } : field;
  const name = tidyHead((choices ? field.group : field.name) || '칸');
  const slotName = field.receiverUuid === null ? null : (slotNames.get(field.receiverUuid) ?? null);
  return {
    key: `field:${field.fieldId}`,
    head: tidyHead(`${slotName ?? ''} ${name}`),
    name,
    kind: 'FIELD',
    slotUuid: field.receiverUuid,
    slotName,
    fieldUuid: field.fieldId,
    isRequired: field.required && !field.condition && !field.part && (choices !== null || field.kind !== 'RADIO'),
    field: judged,
    choices,
    sample: getSampleValue(judged),
  };
}

const isSameGroup = (one: FillField, other: FillField) =>
  one.kind === 'RADIO' && one.group === other.group && one.receiverUuid === other.receiverUuid;

const tidyHead = (words: string) =>
  words
    .normalize('NFC')
    .replaceAll(/[\s*]+/g, ' ')
    .trim();

/** Numbers repeated headings, from the second occurrence on. */
function withDistinctHeads(columns: readonly SheetColumn[]): SheetColumn[] {
  const taken = new Set<string>();
  return columns.map((column) => {
    let head = column.head;
    for (let number = 2; taken.has(head); number += 1) head = `${column.head} (${number})`;
    taken.add(head);
    return { ...column, head };
  });
}
