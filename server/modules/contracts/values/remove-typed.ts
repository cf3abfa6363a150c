import type { Transaction } from 'kysely';
import type { components } from '#openapi';
import { isAttachment } from '../../../../rules/fill-field.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { removeDrawings } from '../../marks/drawings.repository.ts';
import { removeDraftAndAttachments } from './drafts.repository.ts';
import { listUsedAttachments, type FinalValues } from './final-values.repository.ts';

type Field = components['schemas']['Field'];

/**
 * Removes what a receiver typed, because they start over or somebody replaces them. Returns the hashes of bytes that
 * nothing needs any more.
 */
export async function removeTypedValues(transaction: Transaction<DB>, receiverUuid: string) {
  await removeDrawings(transaction, receiverUuid);
  return removeDraftAndAttachments(transaction, receiverUuid, new Set());
}

/**
 * Removes what a receiver typed after it became their final values. Returns the hashes of bytes that nothing needs any
 * more.
 */
export async function removeSubmittedDraft(
  transaction: Transaction<DB>,
  receiverUuid: string,
  given: readonly FinalValues[],
  fields: readonly Field[],
) {
  const holders = new Set(fields.filter(isAttachment).map(({ fieldId }) => fieldId));
  const used = new Set(given.flatMap((final) => [...listUsedAttachments(final, (fieldId) => holders.has(fieldId))]));
  return removeDraftAndAttachments(transaction, receiverUuid, used);
}
