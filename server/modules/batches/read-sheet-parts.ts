import { ReadableStream } from 'node:stream/web';
import type { RawCell } from '../../../rules/sheet-cell.types.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';
import type { SheetChoice, UnreadableReason } from '../../documents/sheets/table.types.ts';
import { createDeferred } from '../../documents/workers/deferred.ts';
import { MAX_BATCH_ROWS } from './batch.types.ts';

const UNREADABLE: Readonly<Record<UnreadableReason, string>> = {
  LOCKED: '비밀번호가 걸린 파일이에요. 비밀번호를 풀고 저장해서 다시 올려주세요.',
  OLD_EXCEL: '예전 엑셀(xls) 파일이에요. xlsx로 저장해서 다시 올려주세요.',
  DAMAGED: '읽을 수 없는 파일이에요. 엑셀(xlsx)이나 CSV 파일을 올려주세요.',
};

export const createUnreadableSheetError = (reason: UnreadableReason) =>
  new DomainError('SHEET_UNREADABLE', { message: UNREADABLE[reason] });

export const createTooManyRowsError = () =>
  new DomainError('TOO_MANY', { message: '한 번에 10,000건까지 보낼 수 있어요. 나눠서 올려주세요.' });

/**
 * Reads a sheet's rows in chunks, so that checking can start early. Resolves with the first chunk, because no
 * transaction may wait for a child process.
 *
 * Drops the remaining chunks if the sheet turns out to be damaged or too long.
 */
export async function readSheetParts(
  { documents }: Pick<Deps, 'documents'>,
  bytes: Uint8Array,
  { sheet, headRow }: Pick<SheetChoice, 'sheet' | 'headRow'>,
): Promise<ReadableStream<RawCell[][]>> {
  const begun = createDeferred<void>();
  let isOver = false;
  const end = (finish: () => void) => {
    if (!isOver) finish();
    begun.resolve();
  };
  const parts = new ReadableStream<RawCell[][]>({
    start(controller) {
      const takeRows = (rows: RawCell[][]) => {
        if (!isOver) controller.enqueue(rows);
        begun.resolve();
      };
      // One more row, because the first may be the sample.
      documents.readSheetRows(bytes, { sheet, headRow, maxRows: MAX_BATCH_ROWS + 1 }, takeRows).then(
        (read) =>
          end(() => {
            if (typeof read === 'string') controller.error(createUnreadableSheetError(read));
            else if (read.hasMore) controller.error(createTooManyRowsError());
            else controller.close();
          }),
        (error: unknown) => end(() => controller.error(error)),
      );
    },
    cancel() {
      isOver = true;
    },
  });
  await begun.promise;
  return parts;
}
