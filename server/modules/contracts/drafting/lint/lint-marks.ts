import type { Problem } from '../../core/contract.types.ts';
import type { MarkProblem, ResolvedMark } from '../../values/sender-marks.repository.ts';
import { formatFieldName, createError, locateField } from './draft.ts';

const FAULTS: Record<MarkProblem, { code: Problem['code']; words: string }> = {
  GONE: { code: 'SENDER_MARK_GONE', words: '쓰려던 서명이나 도장이 없어요. 다시 골라주세요.' },
  NOT_YOURS: { code: 'SENDER_MARK_NOT_YOURS', words: '보내는 분이 쓸 수 없는 서명이나 도장이에요. 다시 골라주세요.' },
  NOT_IN_FORCE: { code: 'SENDER_MARK_NOT_YOURS', words: '지금은 멈춰 둔 도장이에요. 다른 도장을 골라주세요.' },
};

/** Reports marks and seals that no longer exist, or that the sender may not use. */
export const lintMarks = (marks: readonly ResolvedMark[]): Problem[] =>
  marks.flatMap(({ places, found }) => {
    if (typeof found !== 'string') return [];
    const { code, words } = FAULTS[found];
    return places.map((field) => ({
      ...createError(
        code,
        `${field ? formatFieldName(field) : '간인'}: ${words}`,
        field ? locateField(field) : { setting: 'PAGE_SEAL' },
      ),
      fault: words,
    }));
  });
