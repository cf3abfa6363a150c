import { isMark, isSelfFilled, type FillField } from '#rules/fill-field.ts';
import { firstValues } from '#rules/resolve-fields.ts';
import type { Mark } from '@/entities/mark';
import { refusalOf } from '@/entities/filling';
import type { SignContract, SignValues } from '@/entities/sign-contract';
import type { SignDocumentContext } from './sign-document.types';
import { fieldIdsOf, NOTHING, type Unsent } from './unsent';

type Known = Pick<SignDocumentContext, 'marks' | 'made'>;
type Filling = Known & Pick<SignDocumentContext, 'contract' | 'filling' | 'unsentIds' | 'sending' | 'annotations'>;

/** To be filled in here. */
export const isOwn = ({ me }: SignContract, field: FillField) =>
  field.receiverUuid === me.receiverUuid && !field.readOnly && !isSelfFilled(field);

/**
 * What stands in all fields, as the server has it. A mark goes by its id, a picture or file by its attachment; what others
 * gave of these by its field, since their ids are not told.
 */
export function serverValues({ fields, draft, othersValues }: SignContract): SignValues {
  const byId = new Map(fields.map((field) => [field.fieldId, field]));
  const others = othersValues.map(({ fieldId, value, mark, file }) => {
    const field = byId.get(fieldId);
    return [fieldId, field && isMark(field) ? mark && fieldId : (value ?? file?.name ?? null)] as const;
  });
  return { ...Object.fromEntries(others), ...draft.values, ...draft.markRefs };
}

/** What is known of one stands in its fields from the start, so it has to be told like what was typed. */
export function proposedIds(
  contract: SignContract,
  fields: readonly FillField[],
  filler: Parameters<typeof firstValues>[1],
) {
  const there = serverValues(contract);
  const proposed = firstValues(fields, filler);
  return fields
    .filter((field) => isOwn(contract, field) && !isMark(field))
    .map(({ fieldId }) => fieldId)
    .filter((fieldId) => proposed[fieldId] !== undefined && there[fieldId] === undefined);
}

export const markOf = ({ marks, made }: Known, markId: string | null | undefined): Mark | null =>
  [...made, ...marks].find((known) => known.markId === markId)?.mark ?? null;

/** These fields as they are at this moment, marks as they were made. */
export function contentsOf(context: Filling, fieldIds: readonly string[]): Unsent {
  const { fields = [], values = {} } = context.filling?.getSnapshot().context ?? {};
  const wanted = fields.filter(({ fieldId }) => fieldIds.includes(fieldId));
  return {
    values: Object.fromEntries(
      wanted.filter((field) => !isMark(field)).map(({ fieldId }) => [fieldId, values[fieldId] ?? null]),
    ),
    marks: Object.fromEntries(wanted.filter(isMark).map(({ fieldId }) => [fieldId, markOf(context, values[fieldId])])),
  };
}

/** Fields whose values the server has refused: they wait until they are changed. */
function isRefused({ filling }: Filling, fieldId: string) {
  const { fields, values, refused } = filling?.getSnapshot().context ?? {};
  const field = fields?.find((one) => one.fieldId === fieldId);
  return field !== undefined && refused !== undefined && refusalOf(field, values?.[fieldId], refused) !== null;
}

export const sendableIds = (context: Filling) => context.unsentIds.filter((fieldId) => !isRefused(context, fieldId));

/** On its way to the server, or about to be. */
export const isUnderWay = (context: Filling, fieldId: string | null) =>
  fieldId !== null && [...sendableIds(context), ...fieldIdsOf(context.sending)].includes(fieldId);

/** Everything that the server has not confirmed, refused or not: this is what the device keeps. */
export function unconfirmed(context: Filling): Unsent {
  const { unsentIds, sending, annotations = sending.annotations } = context;
  const contents = contentsOf(context, [...unsentIds, ...fieldIdsOf(sending)]);
  return { ...contents, ...(annotations && { annotations }) };
}

/** Own fields in which something else stands on the server, and nothing was typed here that is on its way there. */
export function differing(context: Filling & Pick<SignDocumentContext, 'touchedIds'>): SignValues {
  const { contract, filling, unsentIds, sending, touchedIds } = context;
  if (!contract || !filling) return NOTHING.values;
  const { fields, values, filler } = filling.getSnapshot().context;
  // What somebody has emptied is not proposed to them again.
  const untouched = fields.filter(({ fieldId }) => !touchedIds.includes(fieldId));
  const there: SignValues = { ...firstValues(untouched, filler), ...serverValues(contract) };
  const pending = new Set([...unsentIds, ...fieldIdsOf(sending)]);
  const changed = fields.filter((field) => {
    const { fieldId } = field;
    return isOwn(contract, field) && !pending.has(fieldId) && !isSame(there[fieldId], values[fieldId]);
  });
  return Object.fromEntries(changed.map(({ fieldId }) => [fieldId, there[fieldId] || null]));
}

const isSame = (one: string | null | undefined, other: string | null | undefined) =>
  (one ?? '').normalize('NFC') === (other ?? '').normalize('NFC');

/** A mark that was made here has got its own id on the server: the same to whoever looks at it. */
export function isNews(context: Filling, fieldId: string, value: string | null) {
  const now = context.filling?.getSnapshot().context.values[fieldId];
  const [mark, before] = [markOf(context, value), markOf(context, now)];
  return !(mark && before && JSON.stringify(mark) === JSON.stringify(before));
}
