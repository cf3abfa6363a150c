import { fromCallback } from 'xstate';
import { ApiError, type components } from '@/shared/api';
import type { ReadSheetInput } from '../api/read-sheet';
import type { SendManyEvent } from '../model/send-many.types';

/** Never reads a file, because buttons in the story send the events. */
export const createReading = () => fromCallback<SendManyEvent, ReadSheetInput | null>(() => {});

type Body = components['schemas']['ErrorBody'];
const refusal = (errorCode: components['schemas']['ErrorCode'], message: string, rest: Partial<Body>) =>
  new ApiError(errorCode, { status: 422, body: { isSuccess: false, code: 422, errorCode, message, ...rest } });

export const SHEET_CHOICE = refusal('SHEET_CHOICE', '시트가 여럿이에요. 읽을 시트를 골라주세요.', {
  sheets: ['11월', '12월'],
});

export const SHEET_HEAD_WRONG = refusal('SHEET_HEAD_WRONG', '어떤 칸인지 알 수 없는 열이 있어요.', {
  sheetHeads: {
    targets: [
      { key: 'name', head: '근로자 이름', isRequired: true, source: 0 },
      { key: 'email', head: '근로자 메일', isRequired: true, source: null },
    ],
    heads: [
      { index: 0, head: '이름', samples: ['한유나', '임시온'] },
      { index: 1, head: '주소', samples: ['yuna@example.com', 'sion@example.com'] },
    ],
  },
});
