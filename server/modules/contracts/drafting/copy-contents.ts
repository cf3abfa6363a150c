import type { Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';
import { requireContents, writeContents } from '../core/contents.repository.ts';
import { createIdMapper, copyFieldsWithNewIds } from '../core/copy-fields.ts';
import { listReceivers, replaceReceivers } from '../core/receivers.repository.ts';

/**
 * Copies receivers, fields and annotations to another contract with new ids. Leaves out access codes, of which only
 * hashes remain after sending.
 */
export async function copyContents(transaction: Transaction<DB>, from: string, to: string) {
  const newId = createIdMapper();
  const people = (await listReceivers(transaction, from)).filter(({ state }) => state !== 'DELEGATED');
  await replaceReceivers(
    transaction,
    to,
    people.map(
      ({
        receiverUuid,
        name,
        title,
        slotName,
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
        slotName,
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
        language: more.language,
      }),
    ),
    new Set(),
  );
  const { fields, annotations } = await requireContents(transaction, from);
  await writeContents(transaction, to, {
    annotations,
    fields: copyFieldsWithNewIds(fields, newId),
  });
}
