import type { Connection } from '../../database/connect.ts';
import { toStoredFields } from '../contracts/core/contract-lists.repository.ts';
import type { Field } from '../contracts/core/contract.types.ts';
import { readContents } from '../contracts/core/contents.repository.ts';
import type { ContractRow } from '../contracts/core/contracts.repository.ts';
import { listReceivers, type ReceiverRow } from '../contracts/core/receivers.repository.ts';
import { createIdMapper, copyFieldsWithNewIds } from '../contracts/core/copy-fields.ts';
import { pickTerms } from '../contracts/core/terms.ts';
import { clearOwnMark } from './clear-own-mark.ts';
import type { TemplateContent, TemplateSlot } from './template.types.ts';

/** Reads what a template can use of a contract. Receivers become slots, and the sender's values are left out. */
export async function readContractAsTemplate(
  connection: Connection,
  contract: ContractRow,
): Promise<Partial<TemplateContent>> {
  const newId = createIdMapper();
  const people = (await listReceivers(connection, contract.contractId)).filter(({ state }) => state !== 'DELEGATED');
  const { fields, annotations } = await readContents(connection, contract.contractId);
  return {
    slots: people.map((person, index) => toSlot(person, newId(person.receiverUuid), nameSlot(person, index, people))),
    fields: copyFieldsWithNewIds(toStoredFields(fields).map(removeOwnValue), newId),
    annotations,
    ...pickTerms(contract),
    labelIds: contract.labelUuids,
    folderId: contract.folderUuid,
  };
}

function removeOwnValue(field: Field): Field {
  if (field.receiverUuid !== null) return field;
  const { value: _, ...same } = clearOwnMark(field);
  return same;
}

/** Returns a slot's name from the contract's template, or a number. */
function nameSlot({ slotName }: ReceiverRow, index: number, all: readonly ReceiverRow[]) {
  const isOwn = slotName !== '' && all.filter((other) => other.slotName === slotName).length === 1;
  return isOwn ? slotName : `받는 분 ${index + 1}`;
}

const toSlot = (person: ReceiverRow, slotUuid: string, name: string): TemplateSlot => ({
  slotUuid,
  name,
  person: 'ASK',
  fixed: null,
  role: person.role,
  order: person.signingOrder,
  when: person.role === 'VIEWER' ? (person.toldAtSending ? 'AT_SENDING' : 'AT_END') : null,
  channels: person.channels,
  verifications: person.verifications.filter((step) => step !== 'ACCESS_CODE'),
  accessCode: person.verifications.includes('ACCESS_CODE') ? 'EACH' : 'NONE',
  code: null,
  accessCodeHint: person.accessCodeHint,
  message: person.message,
  language: person.language,
});
