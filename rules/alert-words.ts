type AlertFacts = { kind: AlertKindName; count: number; title: string; who: string; words: string };
export type AlertKindName =
  | 'MY_TURN'
  | 'SIGNED'
  | 'COMPLETED'
  | 'DECLINED'
  | 'EXPIRING'
  | 'EXPIRED'
  | 'NOT_DELIVERED'
  | 'SEAL_HELD'
  | 'QUESTION'
  | 'VALUE_ANSWERED'
  | 'BATCH_DONE'
  | 'INVITED'
  | 'RIGHTS_CHANGED'
  | 'NOTICE'
  | 'ANSWERED'
  | 'SECURITY'
  | 'CREDIT_REFILL_OFF'
  | 'RENEWAL_FAILED'
  | 'CARD_UNUSABLE';

export const ALERT_KIND_LABELS: Record<AlertKindName, string> = {
  MY_TURN: '내 차례',
  SIGNED: '서명함',
  COMPLETED: '완료',
  DECLINED: '거절됨',
  EXPIRING: '곧 마감',
  EXPIRED: '기한 지남',
  NOT_DELIVERED: '보내지 못함',
  SEAL_HELD: '확인 중인 문서',
  QUESTION: '물어본 것',
  VALUE_ANSWERED: '다시 적은 칸',
  BATCH_DONE: '여러 건 보내기',
  INVITED: '초대',
  RIGHTS_CHANGED: '권한',
  NOTICE: '공지',
  ANSWERED: '문의 답변',
  SECURITY: '보안',
  CREDIT_REFILL_OFF: '크레딧 자동 채우기',
  RENEWAL_FAILED: '정기 결제',
  CARD_UNUSABLE: '카드',
};

/** Returns the name for display. It is empty after the contract's contents have been deleted. */
const nameOf = (who: string) => (who === '' ? '받는 분' : `${who} 님`);

const SENTENCES: Record<AlertKindName, (facts: Pick<AlertFacts, 'who' | 'words'>) => string> = {
  MY_TURN: ({ who }) => (who === '' ? '서명할 차례예요' : `${who} 님이 서명을 요청했어요`),
  SIGNED: ({ who }) => `${nameOf(who)}이 서명을 마쳤어요`,
  COMPLETED: () => '모두 마쳐서 문서를 잠갔어요',
  DECLINED: ({ who }) => `${nameOf(who)}이 거절했어요`,
  EXPIRING: () => '마감이 다가와요',
  EXPIRED: () => '마감이 지났어요',
  NOT_DELIVERED: ({ who }) => (who === '' ? '예약한 문서를 보내지 못했어요' : `${who} 님에게 보내지 못했어요`),
  SEAL_HELD: () => '문서를 확인하고 있어요',
  QUESTION: ({ who }) => `${nameOf(who)}이 물어봤어요`,
  VALUE_ANSWERED: ({ who }) => `${nameOf(who)}이 다시 적었어요`,
  BATCH_DONE: () => '여러 건 보내기를 마쳤어요',
  INVITED: ({ who, words }) => `${who} 님이 ${words}에 초대했어요`,
  RIGHTS_CHANGED: () => '조직에서 할 수 있는 일이 바뀌었어요',
  NOTICE: ({ words }) => `새 공지: ${words}`,
  ANSWERED: () => '문의에 답했어요',
  SECURITY: ({ words }) => words,
  CREDIT_REFILL_OFF: () => '크레딧 자동 채우기를 껐어요',
  RENEWAL_FAILED: () => '정기 결제를 하지 못했어요',
  CARD_UNUSABLE: ({ words }) => `${words} 카드를 쓸 수 없어요`,
};

/** Describes the latest event and adds how many others there are. */
export function toAlertText({ kind, count, ...facts }: Omit<AlertFacts, 'title'>) {
  const sentence = SENTENCES[kind](facts);
  return count > 1 ? `${sentence} 외 ${(count - 1).toLocaleString('ko-KR')}건` : sentence;
}
