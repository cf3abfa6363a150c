import type { Contract, ContractMessage, Receiver } from '@/entities/contract';
import { formatRelativePast } from '@/shared/lib/seoul-time';

const DONE: readonly Receiver['state'][] = ['SIGNED', 'APPROVED'];

export const isReceiverDone = ({ state }: Pick<Receiver, 'state'>) => DONE.includes(state);
export const mustAct = ({ role, state }: Pick<Receiver, 'role' | 'state'>) =>
  role !== 'VIEWER' && state !== 'DELEGATED';

/** Leaves out viewers, who don't have to act. */
export function countProgress(receivers: readonly Receiver[]) {
  const people = receivers.filter(mustAct);
  const done = people.filter(isReceiverDone).length;
  return { done, left: people.length - done, total: people.length };
}

/** True for a contract that only the sender signs, such as a certificate or notice, which is sealed at sending. */
export const hasNobodyToAct = (receivers: readonly Receiver[]) => !receivers.some(mustAct);

/** Describes whose turn it is, such as "이도윤 님 차례예요". */
export function describeTurn(receivers: readonly Receiver[]): string | null {
  const next = receivers.filter(({ hasTurn }) => hasTurn);
  const [first] = next;
  if (!first) return null;
  if (next.some(({ isMe }) => isMe)) return '내 차례예요';
  return next.length === 1 ? `${first.name} 님 차례예요` : `${first.name} 님 외 ${next.length - 1}명 차례예요`;
}

/** Statuses of contracts that ended before everybody had their turn. */
const ENDED_EARLY: readonly Contract['status'][] = ['REJECTED', 'CANCELLED', 'EXPIRED'];

/** Describes a receiver's latest step, such as "오늘 14:08 열어봄". */
export function describeLastStep(receiver: Receiver, { status }: Pick<Contract, 'status'>, now: Date): string {
  const { when, state, finishedAt, verifiedAt, openedAt, notifiedAt, verifications } = receiver;
  const at = (instant: string | null, words: string) =>
    instant ? `${formatRelativePast(instant, now)} ${words}` : words;
  if (state === 'WAITING' && ENDED_EARLY.includes(status))
    return when === 'AT_END' ? '사본을 받기 전에 끝났어요' : '차례가 오기 전에 끝났어요';
  if (when === 'AT_END') return state === 'WAITING' ? '끝나면 사본을 받아요' : at(openedAt ?? notifiedAt, '사본 받음');
  switch (state) {
    case 'SIGNED':
      return at(finishedAt, '서명');
    case 'APPROVED':
      return at(finishedAt, '검토');
    case 'REJECTED':
      return at(finishedAt, '거절');
    case 'DELEGATED':
      return '다른 분에게 맡김';
    case 'VERIFIED':
      // Viewers don't verify their identity, and neither do receivers without verification steps.
      return at(verifiedAt, when === 'AT_SENDING' || verifications.length === 0 ? '열어봄' : '본인 확인');
    case 'OPENED':
      return at(openedAt, '열어봄');
    case 'NOTIFIED':
      return at(notifiedAt, '보냄');
    case 'VIEWED':
      return at(finishedAt, '읽음');
    case 'WAITING':
      return '차례를 기다려요';
  }
}

/** Verification is only a step if it was required. */
export const listProgressSteps = ({ notifiedAt, openedAt, verifiedAt, finishedAt, role, verifications }: Receiver) => [
  { label: '보냄', isDone: notifiedAt !== null },
  { label: '열어봄', isDone: openedAt !== null },
  ...(verifications.length > 0 ? [{ label: '본인 확인', isDone: verifiedAt !== null }] : []),
  { label: role === 'APPROVER' ? '검토' : '서명', isDone: finishedAt !== null },
];

/** Returns the latest message to a receiver if it wasn't delivered. */
export function findUndeliveredMessage(
  receiverUuid: string,
  messages: readonly ContractMessage[],
): ContractMessage | null {
  const own = messages.filter((message) => message.receiverUuid === receiverUuid);
  const channels = new Map(own.map((message) => [message.channel, message]));
  return [...channels.values()].find(({ status }) => status === 'FAILED') ?? null;
}
