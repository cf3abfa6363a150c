import type { CellValue } from 'hucre/xlsx';
import { formatSeoulTime } from '../../../rules/dates.ts';
import { normalizeHeader } from '../../../rules/sheet-headers.ts';
import type { SheetColumn } from '../../../rules/sheet-columns.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { formatDisposition } from '../files/file-name.ts';
import { streamSheet } from '../sheets/stream-sheet.ts';
import { SHEET_TYPES } from '../sheets/write-sheet.ts';
import { findSentContracts } from './batch-facts.repository.ts';
import { listRows } from './batch-rows.repository.ts';
import type { BatchRow, BatchRowState } from './batch.types.ts';
import { describeRows } from './batch-view.ts';
import { requireVisibleBatch, type BatchRecord } from './batches.repository.ts';
import { describeFormColumns, toFormCell, formatFormHeader } from './form-workbook.ts';
import { readColumns } from './load-sheet.ts';
import { REPORT_HEADERS } from './report-headers.ts';

const ROWS_AT_ONCE = 500;
const REPORT_WIDTHS = [12, 16, 18, 40];

/** Returns a batch's rows as filled in, with their results. The report can be corrected and uploaded again. */
export const createGetBatchReport =
  (deps: Pick<Deps, 'database' | 'secrets'>): OperationHandler<'getBatchReport'> =>
  async ({ path, query: { format = 'xlsx', state }, caller }) => {
    const batch = await requireVisibleBatch(deps.database, path.batchId, caller.member);
    const { columns } = await readColumns(deps.database, batch.versionUuid);
    const widths = [...describeFormColumns(columns), ...REPORT_WIDTHS.map((width) => ({ width }))];
    const name = batch.fileName.replace(/\.(?:xlsx|csv)$/i, '') || '여러 건 보내기';
    return {
      kind: 'file',
      contentType: SHEET_TYPES[format],
      bytes: {
        stream: streamSheet(format, {
          name: '받는 분',
          columns: widths,
          rows: writeReport(deps, { batch, columns, state }),
        }),
      },
      cacheControl: 'private, no-store',
      disposition: formatDisposition('attachment', `${name}_결과.${format}`),
    };
  };

type Report = {
  batch: Pick<BatchRecord, 'batchUuid' | 'state'>;
  columns: readonly SheetColumn[];
  state: BatchRowState | undefined;
};

/** Reads a page of rows at a time, so that a long report doesn't fill up memory or block other requests. */
async function* writeReport(
  { database, secrets }: Pick<Deps, 'database' | 'secrets'>,
  { batch, columns, state }: Report,
): AsyncGenerator<CellValue[]> {
  yield [...columns.map(formatFormHeader), ...listReportHeaders(columns)];
  const heads = new Map(columns.map(({ key, head }) => [key, head]));
  for (let from = 0; ;) {
    const records = await listRows(database, batch.batchUuid, { from, size: ROWS_AT_ONCE, state });
    const rows = await describeRows(secrets, database, records);
    const sent = await findSentContracts(
      database,
      rows.flatMap(({ contractId }) => contractId ?? []),
    );
    for (const row of rows) {
      const { documentNo = null, sentAt = null } = sent.get(row.contractId ?? '') ?? {};
      yield [
        ...columns.map((column) => toFormCell(column, row.cells[column.key] ?? null)),
        describeState(row, batch),
        documentNo,
        sentAt && formatSeoulTime(sentAt),
        describeReason(row, heads),
      ];
    }
    const last = records.at(-1);
    if (!last || records.length < ROWS_AT_ONCE) return;
    from = last.position + 1;
  }
}

/** Lists the report's own headings. Renames those that clash with a template field. */
function listReportHeaders(columns: readonly SheetColumn[]): string[] {
  const taken = new Set(columns.map(({ head }) => normalizeHeader(head)));
  return Object.values(REPORT_HEADERS).map((head) => (taken.has(normalizeHeader(head)) ? `${head} (보내기)` : head));
}

const STATES = { WRONG: '고쳐야 함', READY: '준비됨', FAILED: '못 보냄', LEFT_OUT: '뺌' } as const;
const STANDINGS = { SENT: '보냄', OPENED: '열어봄', COMPLETED: '서명함', STOPPED: '중단됨' } as const;

function describeState({ state, standing }: BatchRow, batch: Pick<BatchRecord, 'state'>) {
  if (state === 'SENT') return STANDINGS[standing ?? 'SENT'];
  return state === 'READY' && batch.state === 'CANCELLED' ? '보내지 않음' : STATES[state];
}

const CHANNELS = { MAIL: '메일이', SMS: '문자가' } as const;

function describeReason(
  { problems, message, twinOf, twinAccepted, undelivered }: BatchRow,
  heads: ReadonlyMap<string, string>,
) {
  const reasons = problems.map((problem) => {
    const head = heads.get(problem.key ?? '');
    return head === undefined ? problem.message : `${head}: ${problem.message}`;
  });
  if (twinOf !== null && !twinAccepted) reasons.push('받는 분이 같은 줄이 또 있어요.');
  if (message !== null) reasons.push(message);
  for (const { name, channel, reason } of undelivered)
    reasons.push(`${name} 님에게 ${CHANNELS[channel]} 닿지 않았어요.${reason === null ? '' : ` (${reason})`}`);
  return reasons.join(' ');
}
