import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../contract/domain-error.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { WorkerFailure } from '../../documents/workers/worker-failure.ts';
import { markProcessing, markReady } from '../files/file-processing.repository.ts';
import { createFile, type ReadyContent } from '../files/files.repository.ts';
import { storeBytes } from '../files/stored-bytes.ts';
import type { KnownForm } from './store-templates.ts';

/** A form from the store, ready to be stored as a file for contracts and templates. */
export type ProcessedForm = {
  content: Omit<ReadyContent, 'normalisedSha256' | 'normalisedBytes'>;
  normalised: Uint8Array;
};

export async function processStoreForm(
  { documents }: Pick<Deps, 'documents'>,
  { bytes, form }: KnownForm,
): Promise<ProcessedForm> {
  try {
    const { status, kind, notices, pages, suggestions, normalised } = await documents.intake(bytes);
    if (status !== 'READY') throw new Error(`The store's form ${form.code} was not taken in.`);
    return { content: { status, kind, notices, pages, formSuggestions: suggestions }, normalised };
  } catch (error) {
    throw error instanceof WorkerFailure ? new DomainError('UNAVAILABLE') : error;
  }
}

/** Stores a form as the member's own file. Each use gets another. */
export async function insertFormFile(
  { files }: Pick<Deps, 'files'>,
  transaction: Transaction<DB>,
  { bytes, title }: KnownForm,
  { content, normalised }: ProcessedForm,
  own: { organizationUuid: string; organizationMemberUuid: string; createdAt: Date },
) {
  const fileUuid = uuidv7();
  const sha256 = await storeBytes(transaction, files, bytes, createHash('sha256').update(bytes).digest('hex'));
  const row = { ...own, fileUuid, purpose: 'document' as const, name: `${title}.pdf`, sha256, bytes: bytes.length };
  await createFile(transaction, row);
  await markProcessing(transaction, fileUuid);
  const normalisedSha256 = await storeBytes(transaction, files, normalised);
  await markReady(transaction, fileUuid, { ...content, normalisedSha256, normalisedBytes: normalised.length });
  return { fileUuid, normalisedSha256 };
}
