import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { getSeoulDay } from '../../../rules/dates.ts';
import type { RawCell } from '../../../rules/sheet-cell.types.ts';
import { isSampleRow } from '../../../rules/sheet-sample-row.ts';
import type { MemberSeat } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { InputOf, OperationHandler } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { readDatabaseTime } from '../contracts/core/contracts.repository.ts';
import { cleanFileName } from '../files/file-name.ts';
import { upsertRows, removeAllRows, type CheckedRowRecord } from './batch-rows.repository.ts';
import { describeBatch } from './batch-view.ts';
import { MAX_BATCH_ROWS } from './batch.types.ts';
import { countRows, insertBatch, lockBatch, transitionBatch, requireOwnBatch } from './batches.repository.ts';
import { checkRowRecords } from './store-rows.ts';
import type { RawCells } from './check-rows.ts';
import { requireColumnLimit } from './get-sheet-form.ts';
import { loadSheet, type Sheet } from './load-sheet.ts';
import { requireSheetSender } from './sheet-sender.repository.ts';
import { matchSheet, type ColumnIndexes } from './match-sheet.ts';
import { readSheetParts, createTooManyRowsError, createUnreadableSheetError } from './read-sheet-parts.ts';
import { requireSendableVersion } from '../templates/sendable-version.ts';
import { updateDuplicates, type DuplicateCandidate } from './duplicates.ts';

type Body = InputOf<'checkSheet'>['body'];
type Target = { batchUuid: string; sheet: Sheet; places: ColumnIndexes; is1904: boolean };

/** Creates a draft from a file's rows, or replaces those of a draft. A rejected file changes nothing. */
export const createCheckSheet =
  (deps: Deps): OperationHandler<'checkSheet'> =>
  async ({ path, body, caller }) => {
    const { database } = deps;
    const { versionUuid } = await requireSendableVersion(database, path.templateId, caller.member);
    const replaced = await findReplaced(deps, path.templateId, body.batchId, caller.member);
    const { organizationMemberUuid } = replaced ?? caller.member;
    const sender = await requireSheetSender(database, organizationMemberUuid);
    const sheet = await loadSheet(deps, database, versionUuid, sender);
    requireColumnLimit(sheet.columns);
    const { chosen, places, unusedHeads, is1904 } = await chooseSheet(deps, sheet, body);
    const parts = await readSheetParts(deps, body.file.bytes, { sheet: chosen.name, headRow: chosen.headRow });
    return database.transaction().execute(async (transaction) => {
      const begun = {
        templateUuid: path.templateId,
        versionUuid,
        organizationMemberUuid,
        fileName: cleanFileName(body.file.name),
        unusedHeads,
      };
      const batchUuid = await beginBatch(transaction, begun, sender.organizationUuid, replaced?.batchUuid);
      const rows = await storeParts(deps, transaction, { batchUuid, sheet, places, is1904 }, parts);
      await updateDuplicates(transaction, batchUuid, rows);
      const counts = await countRows(transaction, batchUuid);
      return describeBatch(transaction, { ...(await lockBatch(transaction, batchUuid)), ...counts }, caller.member);
    });
  };

async function findReplaced(
  { database }: Pick<Deps, 'database'>,
  templateUuid: string,
  batchUuid: string | undefined,
  member: MemberSeat,
) {
  if (batchUuid === undefined) return undefined;
  const batch = await requireOwnBatch(database, batchUuid, member);
  if (batch.templateUuid !== templateUuid) throw new DomainError('NOT_FOUND');
  return batch;
}

async function chooseSheet({ documents }: Pick<Deps, 'documents'>, { columns }: Sheet, body: Body) {
  const { bytes } = body.file;
  const survey = bytes.length === 0 ? 'DAMAGED' : await documents.surveySheets(bytes);
  if (typeof survey === 'string') throw createUnreadableSheetError(survey);
  const { sheet, ...matched } = matchSheet(columns, survey, body);
  return { chosen: sheet, ...matched, is1904: survey.is1904 };
}

/** Lists the rows with a value in a known column. Others only contain notes beside the table. */
const listFilled = (places: ColumnIndexes, rows: readonly RawCell[][]) =>
  rows.filter((cells) => Object.values(places).some((place) => (cells[place] ?? null) !== null));

function isSample({ sheet: { columns, draft }, places, is1904 }: Target, cells: readonly RawCell[]) {
  return isSampleRow(columns, places, cells, { today: getSeoulDay(draft.sendsAt), is1904 });
}

const toRawCells = (places: ColumnIndexes, cells: readonly RawCell[]): RawCells =>
  Object.fromEntries(Object.entries(places).map(([key, place]) => [key, cells[place] ?? null]));

type Begun = {
  templateUuid: string;
  versionUuid: string;
  organizationMemberUuid: string;
  fileName: string;
  unusedHeads: string[];
};

async function beginBatch(
  transaction: Transaction<DB>,
  { versionUuid, fileName, unusedHeads, ...begun }: Begun,
  organizationUuid: string,
  replaced: string | undefined,
): Promise<string> {
  if (replaced !== undefined) {
    await transitionBatch(transaction, 'edit', await lockBatch(transaction, replaced), {
      versionUuid,
      fileName,
      unusedHeads,
    });
    await removeAllRows(transaction, replaced);
    return replaced;
  }
  const batchUuid = uuidv7();
  const at = await readDatabaseTime(transaction);
  await insertBatch(transaction, {
    ...begun,
    batchUuid,
    organizationUuid,
    versionUuid,
    fileName,
    unusedHeads,
    mode: 'MANY',
    at,
  });
  return batchUuid;
}

/**
 * Stores rows in chunks, checking each while the database stores the previous one. Returns the people in all rows, for
 * finding duplicates.
 */
async function storeParts(
  deps: Deps,
  transaction: Transaction<DB>,
  target: Target,
  parts: AsyncIterable<RawCell[][]>,
): Promise<DuplicateCandidate[]> {
  const { batchUuid, sheet, places, is1904 } = target;
  let storing = Promise.resolve();
  let isFirst = true;
  const stored: DuplicateCandidate[] = [];
  try {
    for await (const rows of parts) {
      const filled = listFilled(places, rows);
      const [first] = filled;
      if (isFirst && first && first === rows[0] && isSample(target, first)) filled.shift();
      isFirst = false;
      const added = filled.map((cells, index) => ({
        named: { rowUuid: uuidv7(), position: stored.length + index, twinAccepted: false, isLeftOut: false },
        cells: toRawCells(places, cells),
      }));
      if (stored.length + added.length > MAX_BATCH_ROWS) throw createTooManyRowsError();
      const records = await checkRowRecords(deps, sheet, added, { is1904 });
      stored.push(...records.map(toTwinCandidate));
      await storing;
      storing = upsertRows(transaction, batchUuid, records);
      // `storing` is awaited later. If it fails before that, Node would report an unhandled rejection.
      storing.catch(ignore);
      await letOthersRun();
    }
  } finally {
    await storing;
  }
  if (stored.length === 0)
    throw new DomainError('SHEET_UNREADABLE', { message: '채운 줄이 없어요. 양식을 채워서 다시 올려주세요.' });
  return stored;
}

const toTwinCandidate = ({ problems, ...row }: CheckedRowRecord): DuplicateCandidate => {
  const { rowUuid, state, people, twinOf, twinAccepted } = row;
  return { rowUuid, state, people, twinOf, twinAccepted, hasProblems: problems.length > 0 };
};

const ignore = () => undefined;
