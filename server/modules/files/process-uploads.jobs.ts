import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps, Documents } from '../../deps.ts';
import type { FileKind } from '../../documents/intake.types.ts';
import { WorkerFailure } from '../../documents/workers/worker-failure.ts';
import { defineJob, PermanentFailure, type JobDefinition } from '../../jobs/definition.ts';
import { markProcessing, markRefused, markReady, markWaiting } from './file-processing.repository.ts';
import type { FilePurpose, ReadyContent, FileRefusal } from './files.repository.ts';
import { isPicture } from './reject-unusable-bytes.ts';
import { storeBytes } from './stored-bytes.ts';

export const PROCESS_UPLOAD = 'take-file-in';
/** A background job, because another process may read the files. */
export const PREPARE_FOR_FILES = 'prepare-for-files';

const FAILED: FileRefusal = { errorCode: 'FILE_FAILED', message: '파일을 준비하지 못했어요. 다시 올려주세요.' };

/**
 * How often to try a file if the machine seems to be at fault. Each attempt can take a child process for two minutes,
 * while others wait.
 */
const MAX_BUSY_TRIES = 4;

type Outcome =
  | { refusal: FileRefusal; kind: FileKind | null }
  | { refusal: null; content: Omit<ReadyContent, 'normalisedSha256' | 'normalisedBytes'>; normalised: Uint8Array };

/**
 * Processes uploads after they were stored. Pages are rendered on request, because many files are sent without anyone
 * viewing them here.
 */
export function createFileJobs({
  database,
  documents,
  files,
}: Pick<Deps, 'database' | 'documents' | 'files'>): JobDefinition[] {
  async function finish(transaction: Transaction<DB>, fileUuid: string, outcome: Outcome) {
    if (outcome.refusal) return markRefused(transaction, fileUuid, outcome.refusal, outcome.kind);
    const { content, normalised } = outcome;
    const normalisedSha256 = await storeBytes(transaction, files, normalised);
    await markReady(transaction, fileUuid, { ...content, normalisedSha256, normalisedBytes: normalised.length });
  }

  async function prepare() {
    try {
      await documents.prepareHangul();
    } catch (error) {
      // Uploads work without this, and the engine has logged the failure.
      if (!(error instanceof WorkerFailure)) throw error;
    }
  }

  return [
    defineJob(PREPARE_FOR_FILES, prepare),
    defineJob(
      PROCESS_UPLOAD,
      async ({ key: fileUuid, attempt }) => {
        const file = await markProcessing(database, fileUuid);
        if (!file) return;
        const bytes = await files.get(file.sha256);
        if (!bytes) throw new PermanentFailure('The bytes of the upload are gone.');
        const outcome = await takeIn(documents, file.purpose, bytes).catch((error: unknown) => {
          throw isHopeless(error, attempt) ? new PermanentFailure(error.message, { cause: error }) : error;
        });
        return (transaction) => finish(transaction, fileUuid, outcome);
      },
      {
        onFailure: async (transaction, { key }, { error, final }) => {
          if (final) await markRefused(transaction, key, FAILED, null);
          else if (isBusy(error)) await markWaiting(transaction, key);
        },
      },
    ),
  ];
}

const isBusy = (error: unknown): error is WorkerFailure => error instanceof WorkerFailure && error.isPassing;

const isHopeless = (error: unknown, attempt: number): error is WorkerFailure =>
  isBusy(error) && error.reason !== 'NOT_STARTED' && attempt >= MAX_BUSY_TRIES;

async function takeIn(documents: Documents, purpose: FilePurpose, bytes: Buffer): Promise<Outcome> {
  if (purpose !== 'document' && isPicture(bytes)) {
    const { kind, image, refusal } = await documents.redrawImage(bytes, 'AS_IS');
    if (refusal) return { refusal, kind };
    return {
      refusal,
      normalised: image,
      content: { status: 'READY', kind, notices: [], formSuggestions: [], pages: [] },
    };
  }
  const { status, kind, notices, suggestions, pages, normalised, refusal } = await documents.intake(bytes);
  if (status === 'REFUSED') return { refusal, kind };
  return { refusal, normalised, content: { status, kind, notices, pages, formSuggestions: suggestions } };
}
