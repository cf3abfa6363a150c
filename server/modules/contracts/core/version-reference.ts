import { toCanonicalJson } from '../../../../rules/canonical-json.ts';
import type { Secrets } from '../../../security/secrets.ts';
import { collectListBoxIds, type ContractLists } from './contract-lists.repository.ts';
import type { Field } from './contract.types.ts';

export const OWN_VALUES_PURPOSE = 'own-values';

export type SlotOwners = Readonly<Record<string, string>>;
/**
 * Values and marks that replace the template version's, by field. A property that is missing here is missing from the
 * field.
 */
export type OwnValues = Readonly<Record<string, Pick<Field, 'value' | 'senderMark'>>>;

type Reference = {
  version: { versionUuid: string; fields: readonly Field[] };
  owners: SlotOwners;
  ownValues?: OwnValues;
  /** The versions of list boxes. If undefined, the latest ones until sending. */
  lists?: ContractLists;
};

export const toReferenceRow = (secrets: Secrets, { version, owners, ownValues = {}, lists = {} }: Reference) => ({
  versionUuid: version.versionUuid,
  owners: JSON.stringify(owners),
  ownValuesEnc: encryptOwnValues(secrets, ownValues),
  lists: JSON.stringify(
    Object.fromEntries(collectListBoxIds(version.fields).map((id) => [id, lists[id]?.version ?? null])),
  ),
});

export const encryptOwnValues = (secrets: Secrets, ownValues: OwnValues): Buffer | null =>
  Object.keys(ownValues).length === 0 ? null : secrets.seal(OWN_VALUES_PURPOSE, JSON.stringify(ownValues));

/** Decrypts a contract's own values. Returns null if the stored values or the key have changed. */
export function decryptOwnValues(secrets: Secrets, sealed: Buffer): OwnValues | null {
  let values: string;
  try {
    values = secrets.open(OWN_VALUES_PURPOSE, sealed);
  } catch {
    return null;
  }
  return JSON.parse(values);
}

export const resolveVersionFields = (fields: readonly Field[], owners: SlotOwners, ownValues: OwnValues): Field[] =>
  fields.map((field) => {
    const { receiverUuid: slotUuid } = field;
    // An unknown receiver may have been deleted from a draft. The check before sending reports that.
    const owned = { ...field, receiverUuid: slotUuid === null ? null : (owners[slotUuid] ?? slotUuid) };
    const own = ownValues[field.fieldId];
    return own ? { ...omitValues(owned), ...own } : owned;
  });

/**
 * Returns the values that a contract sets in the version's fields, or null if it changes anything else. Ignores list
 * boxes' items.
 */
export function findOwnValues(
  versionFields: readonly Field[],
  owners: SlotOwners,
  fields: readonly Field[],
): OwnValues | null {
  const expected = resolveVersionFields(versionFields, owners, {});
  if (expected.length !== fields.length) return null;
  const own: Record<string, Pick<Field, 'value' | 'senderMark'>> = {};
  for (const [index, field] of fields.entries()) {
    const base = expected[index];
    if (!base || serialize(omitValues(base)) !== serialize(omitValues(field))) return null;
    const values = pickValues(field);
    if (serialize(pickValues(base)) !== serialize(values)) own[field.fieldId] = values;
  }
  return own;
}

function omitValues(field: Field): Field {
  const { value: _, senderMark: __, ...rest } = field;
  return rest;
}

const pickValues = ({ value, senderMark }: Field) => ({
  ...(value !== undefined && { value }),
  ...(senderMark !== undefined && { senderMark }),
});

/** Serialises a value without undefined properties, which stored JSON doesn't have. */
const serialize = (value: object) => toCanonicalJson(JSON.parse(JSON.stringify(value)));
