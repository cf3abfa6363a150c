import type { Batch, BatchColumn, BatchPauseReason, BatchRow, BatchState } from '../api/batch';

export const BATCH_STATE_LABELS: Record<BatchState, string> = {
  DRAFT: '작성 중',
  SCHEDULED: '예약함',
  RUNNING: '보내는 중',
  PAUSED: '잠깐 멈춤',
  DONE: '다 보냄',
  CANCELLED: '그만둠',
};

export const formatCount = (count: number) => count.toLocaleString('ko-KR');

const PAUSE_REASONS: Record<BatchPauseReason, string> = {
  MEMBER: '멤버가 잠깐 멈췄어요. 언제든 이어서 보낼 수 있어요.',
  CREDIT: '크레딧이 모자라서 멈췄어요. 크레딧을 산 뒤에 이어서 보내주세요.',
  SEAL_REVOKED: '문서에 찍을 회사 도장을 쓸 수 없게 됐어요. 도장을 다시 쓸 수 있게 한 뒤에 이어서 보내주세요.',
  SENDER_GONE: '보내던 분이 조직에서 나갔어요. 이어서 보내면 나머지는 내 이름으로 보내요.',
  TROUBLE: '여러 건을 잇달아 보내지 못해서 멈췄어요. 못 보낸 줄을 확인하고 이어서 보내주세요.',
};

export const describePause = ({ pauseReason }: Pick<Batch, 'pauseReason'>): string =>
  PAUSE_REASONS[pauseReason ?? 'MEMBER'];

const MINUTE_MS = 60_000;

function formatTimeLeft(milliseconds: number | null): string | null {
  if (milliseconds === null) return null;
  if (milliseconds < MINUTE_MS) return '1분 안에 끝나요';
  const minutes = Math.ceil(milliseconds / MINUTE_MS);
  if (minutes < 60) return `${minutes}분 남음`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60}시간 남음` : `${Math.floor(minutes / 60)}시간 ${rest}분 남음`;
}

/** Returns text such as "3,120 / 10,000건 보냈어요 · 2분 남음". */
export function formatProgress({ counts, millisecondsLeft }: Pick<Batch, 'counts' | 'millisecondsLeft'>): string {
  const all = counts.total - counts.leftOut;
  return [`${formatCount(counts.sent)} / ${formatCount(all)}건 보냈어요`, formatTimeLeft(millisecondsLeft)]
    .filter((part) => part !== null)
    .join(' · ');
}

const STANDINGS = { SENT: '보냄', OPENED: '열어봄', COMPLETED: '서명함', STOPPED: '멈춤' } as const;

/** Pass the batch if it has started, because a cancelled one never sends its remaining rows. */
export function describeRow(
  { state, standing }: Pick<BatchRow, 'state' | 'standing'>,
  batch?: Pick<Batch, 'state'>,
): string {
  switch (state) {
    case 'WRONG':
      return '고쳐야 함';
    case 'READY':
      return batch?.state === 'CANCELLED' ? '보내지 않음' : '준비됨';
    case 'SENT':
      return STANDINGS[standing ?? 'SENT'];
    case 'FAILED':
      return '못 보냄';
    case 'LEFT_OUT':
      return '뺐어요';
  }
}

/** Says what is wrong with each cell of a row, such as "근로자 메일: 메일 주소가 아니에요." */
export function describeProblems(
  { problems, twinOf, twinAccepted }: Pick<BatchRow, 'problems' | 'twinOf' | 'twinAccepted'>,
  columns: readonly Pick<BatchColumn, 'key' | 'head'>[],
): string[] {
  const found = problems.map(({ key, message }) => {
    const head = columns.find((column) => column.key === key)?.head;
    return head === undefined ? message : `${head}: ${message}`;
  });
  return twinOf !== null && !twinAccepted ? [...found, '다른 줄과 같은 분이에요.'] : found;
}

const CHANNELS = { MAIL: '메일이', SMS: '문자가' } as const;

/** Describes what didn't reach a receiver, such as "이도윤 님에게 문자가 닿지 않았어요 · 없는 번호예요". */
export const describeUndelivered = ({ name, channel, reason }: BatchRow['undelivered'][number]): string =>
  [`${name} 님에게 ${CHANNELS[channel]} 닿지 않았어요`, reason].filter((part) => part !== null).join(' · ');

/** Says what came of sending the request again to those whom it hadn't reached. */
export function describeResent({ receivers, skipped }: { receivers: number; skipped: number }): string {
  if (receivers === 0)
    return skipped === 0
      ? '닿지 않은 분이 더 없어요'
      : `${formatCount(skipped)}건은 다시 보내지 못했어요. 문서를 열어 확인해주세요.`;
  const sent = `${formatCount(receivers)}명에게 다시 보냈어요`;
  return skipped === 0 ? sent : `${sent}. ${formatCount(skipped)}건은 보내지 못했어요.`;
}
