import type { QueryClient } from '@tanstack/react-query';
import { drawBlankPdf } from '#storybook/blank-pdf.ts';
import { batchQueries, type Batch, type BatchCounts } from '@/entities/batch';
import { mailTemplateQueries } from '@/entities/setting/mail-template';
import { ApiError, type components } from '@/shared/api';
import { exampleBatch, exampleRow } from '../../../../../tests/support/example-batch';
import type { SendManyContext } from '../model/send-many.types';

const countsOf = (part: Partial<BatchCounts> = {}): BatchCounts => ({
  total: 124,
  wrong: 0,
  ready: 124,
  sent: 0,
  failed: 0,
  leftOut: 0,
  ...part,
});

export const readyBatch: Batch = exampleBatch({
  templateTitle: '근로계약서',
  mode: 'MANY',
  fileName: '12월_입사자_명단.xlsx',
  counts: countsOf(),
});
export const partlyWrongBatch: Batch = { ...readyBatch, counts: countsOf({ wrong: 3, ready: 121 }) };
export const allWrongBatch: Batch = { ...readyBatch, counts: countsOf({ wrong: 124, ready: 0 }) };

export const exampleRows = ['한유나', '임시온', '류건우'].map((name, position) =>
  exampleRow(name, { position, state: 'READY' }),
);
const shown = (listed: typeof exampleRows) => ({ rows: listed, next: null, version: 1 });
const queryOfRows = batchQueries.rows(readyBatch.batchId, { state: 'READY' });

export const customTextSettings = {
  mailTemplateId: '0198c0de-0000-7000-8000-0000000000e1',
  name: '신입 사원',
  kinds: ['SIGN_REQUEST' as const],
  version: 1,
  changedAt: '2026-11-20T05:00:00Z',
};

export const seedPreview = (cache: QueryClient) => {
  seedWords(cache);
  cache.setQueryData(queryOfRows.queryKey, shown(exampleRows));
  const paper = drawBlankPdf();
  for (const { rowId } of exampleRows)
    cache.setQueryData(batchQueries.preview(readyBatch.batchId, rowId, 1).queryKey, paper);
};
export const seedNoRows = (cache: QueryClient) => {
  seedWords(cache);
  cache.setQueryData(queryOfRows.queryKey, shown([]));
};
const seedWords = (cache: QueryClient) =>
  cache.setQueryData(mailTemplateQueries.list().queryKey, { builtIn: [], mailTemplates: [customTextSettings] });

type Options = Partial<SendManyContext['options']>;

export const createReviewContext = (
  batch: Batch,
  options: Options = {},
  failure: ApiError | null = null,
): SendManyContext => ({
  templateId: batch.templateId,
  batch,
  isReviewing: true,
  file: null,
  sheet: null,
  columns: null,
  readVersion: null,
  share: 0,
  options: { leaveOutWrong: false, keepVersion: false, scheduledAt: null, ...options },
  requestKey: 'key',
  act: null,
  failure,
});

const SENTENCES = {
  VERSION_CHANGED: '그사이 템플릿의 새 판이 나왔어요. 새 판으로 확인하거나 예전 판으로 보내주세요.',
  CHECK_FAILED: '보내기 전에 고칠 곳이 있어요.',
  ROWS_WRONG: '고쳐야 하는 줄이 있어요. 고치거나 빼고 보내주세요.',
  VERSION_CONFLICT: '다른 곳에서 먼저 고쳤어요. 새로 불러와서 다시 해주세요.',
  VERIFICATION_NEEDED: '1년에 한 번 본인 확인이 필요해요. 본인 확인을 하고 다시 해주세요.',
};

export const createRejection = (
  errorCode: keyof typeof SENTENCES,
  status: number,
  problems?: components['schemas']['ContractProblem'][],
) =>
  new ApiError(errorCode, {
    status,
    body: {
      isSuccess: false,
      code: status,
      errorCode,
      message: SENTENCES[errorCode],
      ...(problems && { problems }),
    },
  });
