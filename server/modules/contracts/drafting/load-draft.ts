import type { Connection } from '../../../database/connect.ts';
import type { Deps } from '../../../deps.ts';
import { mergeSuggestions } from '../../../documents/suggest/merge-suggestions.ts';
import type { DocumentReadings } from '../../files/document-readings.ts';
import type { Field, Problem } from '../core/contract.types.ts';
import { listContractFiles } from '../core/contract-files.repository.ts';
import { ACCESS_CODE_PURPOSE } from '../views/contract-view.ts';
import { requireContents } from '../core/contents.repository.ts';
import type { ContractRow } from '../core/contracts.repository.ts';
import { findDefaultExpiry } from '../core/deadlines.ts';
import type { Draft as CheckedDraft, FileContents } from './lint/draft.ts';
import { lint } from './lint/lint.ts';
import { listSenderFiles } from '../values/sender-files.ts';
import { createSenderMarkRepository } from '../values/sender-marks.repository.ts';
import { listReceivers, type ReceiverRow } from '../core/receivers.repository.ts';

export type SendOptions = { sentBy: string; sendsAt: Date; isScheduled: boolean };

export type Draft = CheckedDraft & {
  receivers: readonly (Omit<ReceiverRow, 'accessCodeEnc'> & { accessCode: string | null })[];
};

/** Loads a draft for the check. Page contents are read separately, if the check includes them. */
export async function loadDraft(
  { patterns, secrets }: Pick<Deps, 'patterns' | 'secrets'>,
  connection: Connection,
  contract: ContractRow,
  { sentBy, ...when }: SendOptions,
): Promise<Draft> {
  const files = await listContractFiles(connection, contract);
  const rows = await listReceivers(connection, contract.contractId);
  const { fields, annotations, lists } = await requireContents(connection, contract.contractId);
  const named = { fields, settings: contract.settings, sendsAt: when.sendsAt };
  return {
    files,
    fields,
    annotations,
    lists,
    patternFaults: await patterns.findFaults(listPatterns(fields)),
    ...when,
    marks: await createSenderMarkRepository(secrets).find(connection, sentBy, named),
    senderFiles: await listSenderFiles(connection, contract.organizationUuid, fields),
    receivers: rows.map(({ accessCodeEnc, ...row }) => ({
      ...row,
      accessCode: accessCodeEnc && secrets.open(ACCESS_CODE_PURPOSE, accessCodeEnc),
    })),
    expiresAt: contract.expiresAt ?? findDefaultExpiry(when.sendsAt, contract.expiryDays),
    isExpiryChosen: contract.expiresAt !== null,
    read: [],
  };
}

/** Checks a draft in a worker thread, because senders' patterns can take extremely long. */
export const findProblems = ({ patterns }: Pick<Deps, 'patterns'>, draft: CheckedDraft): Promise<Problem[]> =>
  patterns.judge((fits) => lint(draft, fits));

export const listPatterns = (fields: readonly Field[]) => [
  ...new Set(fields.flatMap(({ validation }) => validation?.pattern ?? [])),
];

/** Enough for nearly every document, and short enough to wait for. */
const WAIT_MS = 4_000;

/** Reads the text on pages with fields, and finds blanks. If that takes too long, the check skips the text. */
export async function readFileContents(
  readings: DocumentReadings,
  { files, fields }: Pick<CheckedDraft, 'files' | 'fields'>,
): Promise<FileContents[]> {
  const readable = files.flatMap(({ file }) =>
    file.normalisedSha256 === null || file.status === 'REFUSED'
      ? []
      : [{ ...file, normalisedSha256: file.normalisedSha256 }],
  );
  return Promise.all(
    readable.map(async ({ fileUuid: fileId, normalisedSha256, formSuggestions }): Promise<FileContents> => {
      const reading = await readings.readWithin(normalisedSha256, WAIT_MS);
      if (!reading) return { fileId, isRead: false, print: [], suggestions: formSuggestions };
      const pages = new Set(fields.flatMap((field) => (field.fileId === fileId ? field.page : [])));
      const print = [...pages].flatMap((page) => reading.printOn(page).map((printed) => ({ page, ...printed })));
      return { fileId, isRead: true, print, suggestions: mergeSuggestions(formSuggestions, reading.suggestions) };
    }),
  );
}
