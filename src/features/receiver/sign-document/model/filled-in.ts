import { isMark, isAutoFilled, type FillField } from '#rules/fill-field.ts';
import { getInitialValues } from '#rules/resolve-fields.ts';
import type { Mark } from '@/entities/mark';
import { findRejection } from '@/entities/filling';
import type { SignContract, SignValues } from '@/entities/sign-contract';
import type { SignDocumentContext } from './sign-document.types';
import { listFieldIds, NOTHING_UNSENT, type UnsentChanges } from './unsent-changes';

type Known = Pick<SignDocumentContext, 'marks' | 'made'>;
type Filling = Known & Pick<SignDocumentContext, 'contract' | 'filling' | 'unsentIds' | 'sending' | 'annotations'>;

export const isOwnField = ({ me }: SignContract, field: FillField) =>
  field.receiverUuid === me.receiverUuid && !field.readOnly && !isAutoFilled(field);

/**
 * The values of all fields as saved on the server. Marks and attachments are compared by id, or by field for other
 * receivers, whose ids aren't disclosed.
 */
export function getServerValues({ fields, draft, othersValues }: SignContract): SignValues {
  const byId = new Map(fields.map((field) => [field.fieldId, field]));
  const others = othersValues.map(({ fieldId, value, mark, file }) => {
    const field = byId.get(fieldId);
    return [fieldId, field && isMark(field) ? mark && fieldId : (value ?? file?.name ?? null)] as const;
  });
  return { ...Object.fromEntries(others), ...draft.values, ...draft.markRefs };
}

/** Fields prefilled with the receiver's details, which must be sent to the server, too. */
export function listPrefilledIds(
  contract: SignContract,
  fields: readonly FillField[],
  filler: Parameters<typeof getInitialValues>[1],
) {
  const there = getServerValues(contract);
  const proposed = getInitialValues(fields, filler);
  return fields
    .filter((field) => isOwnField(contract, field) && !isMark(field))
    .map(({ fieldId }) => fieldId)
    .filter((fieldId) => proposed[fieldId] !== undefined && there[fieldId] === undefined);
}

export const findKnownMark = ({ marks, made }: Known, markId: string | null | undefined): Mark | null =>
  [...made, ...marks].find((known) => known.markId === markId)?.mark ?? null;

export function collectContents(context: Filling, fieldIds: readonly string[]): UnsentChanges {
  const { fields = [], values = {} } = context.filling?.getSnapshot().context ?? {};
  const wanted = fields.filter(({ fieldId }) => fieldIds.includes(fieldId));
  return {
    values: Object.fromEntries(
      wanted.filter((field) => !isMark(field)).map(({ fieldId }) => [fieldId, values[fieldId] ?? null]),
    ),
    marks: Object.fromEntries(
      wanted.filter(isMark).map(({ fieldId }) => [fieldId, findKnownMark(context, values[fieldId])]),
    ),
  };
}

/** A rejected value isn't sent again until it changes. */
function isRefused({ filling }: Filling, fieldId: string) {
  const { fields, values, refused } = filling?.getSnapshot().context ?? {};
  const field = fields?.find((one) => one.fieldId === fieldId);
  return field !== undefined && refused !== undefined && findRejection(field, values?.[fieldId], refused) !== null;
}

export const listSendableIds = (context: Filling) =>
  context.unsentIds.filter((fieldId) => !isRefused(context, fieldId));

export const isBeingSent = (context: Filling, fieldId: string | null) =>
  fieldId !== null && [...listSendableIds(context), ...listFieldIds(context.sending)].includes(fieldId);

/** Everything to store on the device: what the server hasn't confirmed, including what it rejected. */
export function collectUnconfirmedChanges(context: Filling): UnsentChanges {
  const { unsentIds, sending, annotations = sending.annotations } = context;
  const contents = collectContents(context, [...unsentIds, ...listFieldIds(sending)]);
  return { ...contents, ...(annotations && { annotations }) };
}

/** Returns the server's values for the receiver's fields, where they differ and no change is pending. */
export function findLocalDifferences(context: Filling & Pick<SignDocumentContext, 'touchedIds'>): SignValues {
  const { contract, filling, unsentIds, sending, touchedIds } = context;
  if (!contract || !filling) return NOTHING_UNSENT.values;
  const { fields, values, filler } = filling.getSnapshot().context;
  // A field that the receiver cleared must not get its default value back.
  const untouched = fields.filter(({ fieldId }) => !touchedIds.includes(fieldId));
  const there: SignValues = { ...getInitialValues(untouched, filler), ...getServerValues(contract) };
  const pending = new Set([...unsentIds, ...listFieldIds(sending)]);
  const changed = fields.filter((field) => {
    const { fieldId } = field;
    return isOwnField(contract, field) && !pending.has(fieldId) && !isSame(there[fieldId], values[fieldId]);
  });
  return Object.fromEntries(changed.map(({ fieldId }) => [fieldId, there[fieldId] || null]));
}

const isSame = (one: string | null | undefined, other: string | null | undefined) =>
  (one ?? '').normalize('NFC') === (other ?? '').normalize('NFC');

/** A new mark gets a different id on the server, but looks the same. */
export function isRealChange(context: Filling, fieldId: string, value: string | null) {
  const now = context.filling?.getSnapshot().context.values[fieldId];
  const [mark, before] = [findKnownMark(context, value), findKnownMark(context, now)];
  return !(mark && before && JSON.stringify(mark) === JSON.stringify(before));
}
