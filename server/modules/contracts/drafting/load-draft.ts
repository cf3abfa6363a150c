import type { Connection } from '../../../database/connect.ts';
import type { Deps } from '../../../deps.ts';
import { fromUserSpace } from '../../../documents/geometry.ts';
import { storedPdf } from '../../files/stored-bytes.ts';
import type { Field, Problem } from '../core/contract.types.ts';
import { listContractFiles, type ContractFile } from '../core/contract-files.repository.ts';
import { ACCESS_CODE_PURPOSE } from '../views/contract-view.ts';
import { readContents, type ContractRow } from '../core/contracts.repository.ts';
import { defaultExpiry } from '../core/deadlines.ts';
import type { Draft, ReadFile } from './lint/draft.ts';
import { lint } from './lint/lint.ts';
import { listSenderFiles } from '../values/sender-files.ts';
import { createSenderMarks, findSeat } from '../values/sender-marks.repository.ts';
import { listReceivers } from '../core/receivers.repository.ts';

/** In whose name it goes out, and when: later by the clock, or now. */
export type Sending = { sentBy: string; sendsAt: Date; isScheduled: boolean };

/** A draft as the check sees it. What stands on the pages is read only for a check that somebody asked for. */
export async function loadDraft(
  { patterns, secrets }: Pick<Deps, 'patterns' | 'secrets'>,
  connection: Connection,
  contract: ContractRow,
  { sentBy, ...when }: Sending,
): Promise<Draft> {
  const files = await listContractFiles(connection, contract);
  const rows = await listReceivers(connection, contract.contractId);
  const { fields, annotations } = await readContents(connection, contract.contractId);
  const named = { fields, settings: contract.settings, sendsAt: when.sendsAt };
  return {
    files,
    fields,
    annotations,
    patternFaults: await patterns.findFaults(listPatterns(fields)),
    ...when,
    marks: await createSenderMarks(secrets).find(connection, await findSeat(connection, sentBy), named),
    senderFiles: await listSenderFiles(connection, contract.organizationUuid, fields),
    receivers: rows.map(({ accessCodeEnc, ...row }) => ({
      ...row,
      accessCode: accessCodeEnc && secrets.open(ACCESS_CODE_PURPOSE, accessCodeEnc),
    })),
    expiresAt: contract.expiresAt ?? defaultExpiry(when.sendsAt, contract.expiryDays),
    read: [],
  };
}

/** By a thread of its own, where senders' patterns are tried. */
export const findProblems = ({ patterns }: Pick<Deps, 'patterns'>, draft: Draft): Promise<Problem[]> =>
  patterns.judge((fits) => lint(draft, fits));

const listPatterns = (fields: readonly Field[]) => [
  ...new Set(fields.flatMap(({ validation }) => validation?.pattern ?? [])),
];

export async function readFiles(
  { documents, files }: Pick<Deps, 'documents' | 'files'>,
  parts: readonly ContractFile[],
): Promise<ReadFile[]> {
  const read: ReadFile[] = [];
  for (const { file, pages } of parts) {
    if (file.normalisedSha256 === null || file.status === 'REFUSED') continue;
    const pdf = storedPdf(files, file.normalisedSha256);
    const found = await documents.suggest(pdf);
    const words = (await documents.readText(pdf)).flatMap(({ number, text }) => {
      const page = pages.find((known) => known.number === number);
      return page ? text.words.map(({ box }) => ({ page: number, rect: fromUserSpace(box, page) })) : [];
    });
    read.push({ fileId: file.fileUuid, words, suggestions: [...file.formSuggestions, ...found] });
  }
  return read;
}
