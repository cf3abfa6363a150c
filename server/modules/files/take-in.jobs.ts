import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps, Documents } from '../../deps.ts';
import type { FileKind } from '../../documents/intake.types.ts';
import { DomainError } from '../../contract/domain-error.ts';
import { defineJob, PermanentFailure, type JobDefinition } from '../../jobs/definition.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import {
  findTakenIn,
  markProcessing,
  markRefused,
  markTakenIn,
  type FilePurpose,
  type ReadyContent,
  type Refusal,
} from './files.repository.ts';
import type { PagePictures } from './page-pictures.ts';
import { isPicture } from './recognise-edge.ts';
import { keepBytes } from './stored-bytes.ts';

export const TAKE_IN = 'take-file-in';
const DRAW_FIRST_PAGE = 'draw-first-page';

const FAILED: Refusal = { errorCode: 'FILE_FAILED', message: '파일을 준비하지 못했어요. 다시 올려주세요.' };

type Outcome =
  | { refusal: Refusal; kind: FileKind | null }
  | { refusal: null; content: Omit<ReadyContent, 'normalisedSha256' | 'normalisedBytes'>; normalised: Uint8Array };

/** What happens to an upload after it is stored. The first page is drawn apart: whoever uploads need not wait for it. */
export function createFileJobs(
  { database, documents, files }: Pick<Deps, 'database' | 'documents' | 'files'>,
  pictures: PagePictures,
): JobDefinition[] {
  async function finish(transaction: Transaction<DB>, fileUuid: string, outcome: Outcome) {
    if (outcome.refusal) return markRefused(transaction, fileUuid, outcome.refusal, outcome.kind);
    const { content, normalised } = outcome;
    const normalisedSha256 = await keepBytes(transaction, files, normalised);
    await markTakenIn(transaction, fileUuid, { ...content, normalisedSha256, normalisedBytes: normalised.length });
    if (content.pages.length > 0) await enqueueJob(transaction, { kind: DRAW_FIRST_PAGE, key: fileUuid });
  }

  return [
    defineJob(
      TAKE_IN,
      async ({ key: fileUuid }) => {
        const file = await markProcessing(database, fileUuid);
        if (!file) return;
        const bytes = await files.get(file.sha256);
        if (!bytes) throw new PermanentFailure('The bytes of the upload are gone.');
        const outcome = await takeIn(documents, file.purpose, bytes);
        return (transaction) => finish(transaction, fileUuid, outcome);
      },
      {
        onFailure: async (transaction, { key }, { final }) => {
          if (final) await markRefused(transaction, key, FAILED, null);
        },
      },
    ),
    defineJob(DRAW_FIRST_PAGE, async ({ key: fileUuid }) => {
      const file = await findTakenIn(database, fileUuid);
      if (!file) return;
      try {
        const documentSha256 = file.normalisedSha256;
        for (const width of [480, 1240] as const) await pictures.find({ documentSha256, page: 1, width });
      } catch (error) {
        // It is tried again when somebody looks, and he is told.
        if (!(error instanceof DomainError)) throw error;
      }
    }),
  ];
}

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
