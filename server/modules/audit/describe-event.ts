import type { ChainEvent, EventData } from '../../audit/events.ts';
import { describeArrangement } from './describe-arrangement.ts';
import { describeCorrection } from './describe-correction.ts';
import { SOMEBODY, type NameHistory } from './name-history.ts';

export type EventNames = {
  nameAt: NameHistory;
  fileName: (fileId: string) => string;
  /** True if nobody was asked to sign, so the sender's mark is the only one. */
  isSealedAtOnce: boolean;
};
type NamesThen = Omit<EventNames, 'nameAt'> & { nameOf: (receiverUuid: string) => string };
type Words = { [Kind in keyof EventData]: (data: EventData[Kind], names: NamesThen) => string };

const STEPS = {
  ACCESS_CODE: '문서 비밀번호',
  EMAIL_CODE: '메일로 받은 번호',
  PHONE_CODE: '문자로 받은 번호',
  PHONE_IDENTITY: '휴대폰 본인 확인',
} as const;
const CONSENTS = {
  ELECTRONIC_SIGNATURE: '전자서명으로 계약하는 것',
  PERSONAL_INFORMATION: '개인정보 수집·이용',
} as const;
const CHANNELS = { MAIL: '메일을', SMS: '문자를', ALIMTALK: '카카오 알림톡을' } as const;
const FAILED = { MAIL: '메일이', SMS: '문자가' } as const;
const WHATS = { DOCUMENT: '문서를', CERTIFICATE: '감사추적인증서를', BOTH: '문서와 감사추적인증서를' } as const;

const WORDS: Words = {
  CREATED: () => '보낼 문서를 확정했어요',
  FILE_NORMALISED: ({ fileId, name }, { fileName }) => `${name ?? fileName(fileId)} 파일을 서명할 수 있게 정리했어요`,
  FILE_CONFIRMED: ({ fileId, name }, { fileName }) => `${name ?? fileName(fileId)} 파일이 바뀐 것을 확인했어요`,
  FILE_ARRANGED: (data) => `${data.name} ${describeArrangement(data)}`,
  SENT: ({ receivers }) =>
    receivers.length === 0 ? '받는 분 없이 문서를 보냈어요' : `문서를 ${receivers.length}명에게 보냈어요`,
  MESSAGE_SENT: ({ receiverUuid, channel, sentAs }, { nameOf }) =>
    `${nameOf(receiverUuid)} 님에게 ${CHANNELS[sentAs ?? channel]} 보냈어요`,
  MESSAGE_FAILED: ({ receiverUuid, channel }, { nameOf }) =>
    `${nameOf(receiverUuid)} 님에게 ${FAILED[channel]} 닿지 않았어요`,
  REMINDED: ({ receiverUuids }) => `${receiverUuids.length}명에게 다시 알렸어요`,
  LINK_GIVEN: ({ receiverUuid }, { nameOf }) => `${nameOf(receiverUuid)} 님에게 줄 링크를 만들었어요`,
  LINK_OPENED: () => '문서를 열었어요',
  STEP_VERIFIED: ({ step, vendor }) =>
    step === 'PHONE_IDENTITY'
      ? `휴대폰 본인 확인을 마쳤어요${vendor ? ` (${vendor})` : ''}`
      : `${STEPS[step]} 확인을 마쳤어요`,
  VERIFICATION_LOCKED: ({ step }) => `${STEPS[step]} 확인이 여러 번 틀려 잠시 잠겼어요`,
  VERIFIED: ({ steps }) => (steps.length > 0 ? '본인 확인을 마쳤어요' : '링크를 여는 것 말고는 확인하지 않았어요'),
  ACCESS_CODE_CHANGED: ({ receiverUuid }, { nameOf }) => `${nameOf(receiverUuid)} 님의 문서 비밀번호를 바꿨어요`,
  DOCUMENT_VIEWED: () => '문서를 읽었어요',
  CONSENTED: ({ consents }) => `${consents.map(({ kind }) => CONSENTS[kind]).join(', ')}에 동의했어요`,
  FINAL_CONFIRMED: () => '내용을 모두 읽었고, 전자서명으로 계약하는 것에 동의했어요',
  SIGNED: () => '서명을 마쳤어요',
  APPROVED: () => '검토를 마쳤어요',
  QUESTION_ASKED: () => '보낸 분에게 물어봤어요',
  VALUE_REQUESTED: ({ receiverUuid, fieldIds }, { nameOf }) =>
    `${nameOf(receiverUuid)} 님에게 ${fieldIds.length}칸을 다시 부탁했어요`,
  VALUE_CHANGED: () => '부탁받은 칸을 고쳤어요',
  RECONFIRMED: () => '고친 내용을 확인했어요',
  DELEGATED: ({ after }) => `${after.name || SOMEBODY} 님에게 서명을 맡겼어요`,
  CONTACT_CORRECTED: describeCorrection,
  DECLINED: () => '서명을 거절했어요',
  CANCELLED: () => '문서를 취소했어요',
  EXPIRED: () => '서명할 수 있는 기간이 지났어요',
  EXTENDED: () => '서명할 수 있는 기간을 늘렸어요',
  ALL_SIGNED: (_, { isSealedAtOnce }) => (isSealedAtOnce ? '서명할 분이 없어서 기다리지 않았어요' : '모두 서명했어요'),
  SEAL_HELD: () => '기록과 맞지 않는 곳이 있어 문서를 잠그지 않았어요',
  SEAL_RELEASED: () => '기록과 다시 견줘 보니 맞아서 문서를 잠그기로 했어요',
  SEALED: (_, { isSealedAtOnce }) =>
    isSealedAtOnce ? '서명할 분 없이 바로 잠갔어요' : '모두 서명해서 문서를 잠갔어요',
  COPY_SENT: ({ receiverUuid, channel, sentAs }, { nameOf }) =>
    `${nameOf(receiverUuid)} 님에게 완성된 문서를 ${CHANNELS[sentAs ?? channel]} 통해 보냈어요`,
  DOWNLOADED: ({ what }) => `${WHATS[what]} 내려받았어요`,
  ARCHIVED: ({ what }) => `${WHATS[what]} 오래 증명할 수 있게 새로 보존했어요`,
  DESTROYED: () => '보관 기간이 끝나 내용을 지웠어요',
};

export function describeEvent(event: ChainEvent, { nameAt, ...names }: EventNames): string {
  return say(WORDS, event, { ...names, nameOf: (receiverUuid) => nameAt(event, receiverUuid) });
}

/** Describes an event. The type parameter tells the compiler that kind and data belong together. */
function say<Kind extends keyof EventData>(
  words: Words,
  event: { kind: Kind; data: EventData[Kind] },
  names: NamesThen,
) {
  return words[event.kind](event.data, names);
}

export const describeVerificationStep = (step: keyof typeof STEPS, vendor?: string): string =>
  vendor ? `${STEPS[step]} (${vendor})` : STEPS[step];

/** Returns a function that finds the names of uploaded files. In older chains, only CREATED has them. */
export function createFileNameLookup(events: readonly ChainEvent[]): EventNames['fileName'] {
  const files = events.flatMap((event) => (event.kind === 'CREATED' ? event.data.files : []));
  const names = new Map(files.map(({ fileId, name }) => [fileId, name]));
  return (fileId) => names.get(fileId) || '올린';
}

/**
 * Returns whether nobody was asked to sign. The chain alone shows this, because later receivers can only replace those
 * it records.
 */
export const isSealedImmediately = (events: readonly ChainEvent[]) => {
  const sent = events.find((event) => event.kind === 'SENT');
  return sent !== undefined && sent.data.receivers.every(({ role }) => role === 'VIEWER');
};

/** Events attributed to the service, even if a member caused them. */
const OF_THE_SERVICE: ReadonlySet<ChainEvent['kind']> = new Set<ChainEvent['kind']>(['FILE_NORMALISED']);
export const isServiceEvent = ({ kind, actor }: ChainEvent) => actor.kind === 'SYSTEM' || OF_THE_SERVICE.has(kind);

/** Returns when the event happened. Events of a draft are only recorded when it is sent. */
export function findEventTime({ kind, at, data }: ChainEvent): string {
  if (kind === 'FILE_CONFIRMED') return data.confirmedAt ?? at;
  return kind === 'FILE_ARRANGED' ? data.arrangedAt : at;
}

export const sortByTime = (events: readonly ChainEvent[]) =>
  events.toSorted((one, other) => Date.parse(findEventTime(one)) - Date.parse(findEventTime(other)));
