import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../../../database/schema.gen.d.ts';
import { readContents, writeContents } from '../core/contracts.repository.ts';
import { listReceivers, replaceReceivers } from '../core/receivers.repository.ts';

/**
 * Copies receivers, fields and annotations into another contract, with new ids. Access codes are not copied, because
 * only hashes of them remain after sending.
 */
export async function copyContents(transaction: Transaction<DB>, from: string, to: string) {
  const ids = new Map<string, string>();
  const newId = (id: string) => {
    const known = ids.get(id) ?? uuidv7();
    ids.set(id, known);
    return known;
  };
  const people = (await listReceivers(transaction, from)).filter(({ state }) => state !== 'DELEGATED');
  await replaceReceivers(
    transaction,
    to,
    people.map(
      ({
        receiverUuid,
        name,
        title,
        email,
        phone,
        role,
        signingOrder,
        toldAtSending,
        channels,
        verifications,
        ...more
      }) => ({
        receiverUuid: newId(receiverUuid),
        name,
        title,
        email,
        phone,
        role,
        signingOrder,
        toldAtSending,
        channels,
        verifications,
        accessCodeEnc: more.accessCodeEnc,
        accessCodeHint: more.accessCodeHint,
        message: more.message,
      }),
    ),
    new Set(),
  );
  const { fields, annotations } = await readContents(transaction, from);
  await writeContents(transaction, to, {
    annotations,
    fields: fields.map((field) => ({
      ...field,
      fieldId: newId(field.fieldId),
      receiverUuid: field.receiverUuid === null ? null : newId(field.receiverUuid),
      ...(field.condition && { condition: { ...field.condition, fieldId: newId(field.condition.fieldId) } }),
      ...(field.formula !== undefined && {
        formula: field.formula.replaceAll(/\[([\da-f-]{36})\]/gi, (_, id: string) => `[${newId(id)}]`),
      }),
    })),
  });
}
