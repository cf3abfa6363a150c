import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { seoulDay } from '../../../rules/dates.ts';
import type { RawCell } from '../../../rules/sheet-cell.types.ts';
import { isSampleRow } from '../../../rules/sheet-sample-row.ts';
import type { MemberSeat } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { InputOf, OperationHandler } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import type { UnreadableReason } from '../../documents/sheets/table.types.ts';
import { readDatabaseTime } from '../contracts/core/contracts.repository.ts';
import { cleanFileName } from '../files/file-name.ts';
import { putRows, removeAllRows } from './batch-rows.repository.ts';
import { describeBatch } from './batch-view.ts';
import { MAX_BATCH_ROWS } from './batch.types.ts';
import { countRows, insertBatch, lockBatch, moveBatch, requireOwnBatch } from './batches.repository.ts';
import { checkRecords } from './change-rows.ts';
import type { RawCells } from './check-rows.ts';
import { requireFewColumns } from './get-sheet-form.ts';
import { loadSheet, requireSheetSender, type Sheet } from './load-sheet.ts';
import { matchSheet, type Places } from './match-sheet.ts';
import { requireSendableVersion } from './sendable-template.ts';
import { refreshTwins } from './twins.ts';

type Body = InputOf<'checkSheet'>['body'];
type Read = { rows: RawCells[]; is1904: boolean };

const UNREADABLE: Readonly<Record<UnreadableReason, string>> = {
  LOCKED: '비밀번호가 걸린 파일이에요. 비밀번호를 풀고 저장해서 다시 올려주세요.',
  OLD_EXCEL: '예전 엑셀(xls) 파일이에요. xlsx로 저장해서 다시 올려주세요.',
  DAMAGED: '읽을 수 없는 파일이에요. 엑셀(xlsx)이나 CSV 파일을 올려주세요.',
};
/** Rows are stored in slices, so that neither a statement nor the time until others run grows with the file. */
const ROWS_AT_ONCE = 500;

/** Makes a draft of the rows in a file, or replaces those of an existing one. A file that is refused leaves nothing behind. */
export const createCheckSheet =
  (deps: Deps): OperationHandler<'checkSheet'> =>
  async ({ path, body, caller }) => {
    const { database } = deps;
    const { versionUuid } = await requireSendableVersion(database, path.templateId, caller.member);
    const replaced = await findReplaced(deps, path.templateId, body.batchId, caller.member);
    const { organizationMemberUuid } = replaced ?? caller.member;
    const sender = await requireSheetSender(database, organizationMemberUuid);
    const sheet = await loadSheet(deps, database, versionUuid, sender);
    requireFewColumns(sheet.columns);
    const read = await readRows(deps, sheet, body);
    return database.transaction().execute(async (transaction) => {
      const begun = {
        templateUuid: path.templateId,
        versionUuid,
        organizationMemberUuid,
        fileName: cleanFileName(body.file.name),
      };
      const batchUuid = await beginBatch(transaction, begun, sender.organizationUuid, replaced?.batchUuid);
      await storeSlices(deps, transaction, { batchUuid, sheet }, read);
      await refreshTwins(transaction, batchUuid);
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

async function readRows({ documents }: Pick<Deps, 'documents'>, sheet: Sheet, body: Body): Promise<Read> {
  const { bytes } = body.file;
  const survey = bytes.length === 0 ? 'DAMAGED' : await documents.surveySheets(bytes);
  if (typeof survey === 'string') throw new DomainError('SHEET_UNREADABLE', { message: UNREADABLE[survey] });
  const { sheet: chosen, places } = matchSheet(sheet.columns, survey, body);
  // One row more, because the first may be the sample.
  const read = await documents.readSheetRows(bytes, { sheet: chosen.name, maxRows: MAX_BATCH_ROWS + 1 });
  if (typeof read === 'string') throw new DomainError('SHEET_UNREADABLE', { message: UNREADABLE[read] });
  const rows = withoutSample(sheet, places, read.rows, survey.is1904);
  if (rows.length > MAX_BATCH_ROWS || read.hasMore)
    throw new DomainError('TOO_MANY', { message: '한 번에 10,000건까지 보낼 수 있어요. 나눠서 올려주세요.' });
  if (rows.length === 0)
    throw new DomainError('SHEET_UNREADABLE', { message: '채운 줄이 없어요. 양식을 채워서 다시 올려주세요.' });
  return { rows: rows.map((cells) => toRawCells(places, cells)), is1904: survey.is1904 };
}

function withoutSample({ columns, draft }: Sheet, places: Places, rows: readonly RawCell[][], is1904: boolean) {
  const [first = []] = rows;
  const context = { today: seoulDay(draft.sendsAt), is1904 };
  // A row without any of the columns has only remarks at its side.
  const filled = rows.filter((cells) => Object.values(places).some((place) => (cells[place] ?? null) !== null));
  return filled[0] === first && isSampleRow(columns, places, first, context) ? filled.slice(1) : filled;
}

const toRawCells = (places: Places, cells: readonly RawCell[]): RawCells =>
  Object.fromEntries(Object.entries(places).map(([key, place]) => [key, cells[place] ?? null]));

type Begun = { templateUuid: string; versionUuid: string; organizationMemberUuid: string; fileName: string };

/** Inserts a batch, or empties the one that is replaced. */
async function beginBatch(
  transaction: Transaction<DB>,
  { versionUuid, fileName, ...begun }: Begun,
  organizationUuid: string,
  replaced: string | undefined,
): Promise<string> {
  if (replaced !== undefined) {
    await moveBatch(transaction, 'edit', await lockBatch(transaction, replaced), { versionUuid, fileName });
    await removeAllRows(transaction, replaced);
    return replaced;
  }
  const batchUuid = uuidv7();
  const at = await readDatabaseTime(transaction);
  await insertBatch(transaction, { ...begun, batchUuid, organizationUuid, versionUuid, fileName, mode: 'MANY', at });
  return batchUuid;
}

/** While the database stores a slice, the next one is checked. */
async function storeSlices(
  deps: Deps,
  transaction: Transaction<DB>,
  { batchUuid, sheet }: { batchUuid: string; sheet: Sheet },
  { rows, is1904 }: Read,
) {
  let storing = Promise.resolve();
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const slice = rows.slice(start, start + ROWS_AT_ONCE).map((cells, index) => ({
      named: { rowUuid: uuidv7(), position: start + index, twinAccepted: false, isLeftOut: false },
      cells,
    }));
    const records = await checkRecords(deps, sheet, slice, { is1904 });
    await storing;
    storing = putRows(transaction, batchUuid, records);
    // It is waited for below. Until then, a failure of a check may come first.
    storing.catch(ignore);
    await letOthersRun();
  }
  await storing;
}

const ignore = () => undefined;
