import { SEAL_KINDS } from '../seal/seal-dictionary.ts';
import { formatTimeForText } from './seoul-time.ts';
import type { ChainReport, Fault, ForeignSignature, Verdict, Verification } from './verification.ts';

/** Explains a verdict: what the file is, who sealed it and when, and what to do next. */
export function describeVerdict(verification: Omit<Verification, 'words'>): string {
  const { verdict, addedAfter, faults, signatures } = verification;
  return [
    TITLES[verdict],
    ...saySeal(verification),
    ...(addedAfter.length > 0 ? addedAfter.map(({ words }) => words) : faults.map((fault) => FAULTS[fault])),
    ...sayTimestamp(verification),
    ...sayChain(verification.chain),
    ...signatures.map(saySignature),
    NEXT[verdict],
  ].join('\n');
}

/** Explains a verdict without its details. */
export const describeBareVerdict = (verdict: Verdict): string => `${TITLES[verdict]}\n${NEXT[verdict]}`;

const TITLES: Record<Verdict, string> = {
  WHOLE: '도장이 봉인한 그대로예요. 한 글자도 바뀌지 않았어요.',
  CHANGED: '도장이 봉인한 파일인데, 봉인한 뒤에 바뀌었어요.',
  TRUNCATED: '파일이 끝까지 들어 있지 않아요.',
  ADDED_AFTER: '도장이 봉인한 내용은 그대로인데, 봉인한 뒤에 덧붙은 것이 있어요.',
  CHAIN_BROKEN: '문서의 봉인은 맞는데, 안에 든 감사추적 기록이 맞지 않아요.',
  NOT_OURS: '서명이 들어 있지만 이 도장 서비스가 봉인한 파일이 아니에요.',
  NOT_SEALED: '봉인되지 않은 PDF예요.',
  DAMAGED: '읽을 수 없는 PDF예요. 봉인도 찾지 못했어요.',
  NOT_PDF: 'PDF 파일이 아니에요.',
};

const NEXT: Record<Verdict, string> = {
  WHOLE: '안심하고 보관하세요.',
  CHANGED: '이 파일은 믿지 마세요. 받은 메일이나 도장에서 원본을 다시 내려받아 주세요.',
  TRUNCATED: '파일을 다시 내려받은 뒤 확인해 주세요.',
  ADDED_AFTER:
    '덧붙은 내용은 계약 당사자가 확인한 것이 아니고, 봉인된 내용을 가리고 있을 수 있어요. 도장에서 원본을 다시 내려받아 주세요.',
  CHAIN_BROKEN: '이 파일을 보낸 사람과 도장 고객센터에 알려주세요.',
  NOT_OURS: '누가 서명했는지는 서명한 곳에서 확인해 주세요.',
  NOT_SEALED: '서명이 끝난 파일이 맞는지 확인하고, 도장에서 완료된 문서를 내려받아 주세요.',
  DAMAGED: '파일을 다시 내려받은 뒤 확인해 주세요.',
  NOT_PDF: '도장에서 내려받은 PDF 파일을 골라주세요.',
};

const FAULTS: Record<Fault, string> = {
  CONTENT: '문서의 내용이 봉인할 때와 달라요.',
  SEAL: '봉인을 이루는 부분이 바뀌었어요.',
  TIMESTAMP: '시점확인이 바뀌었거나 빠졌어요.',
  CUT_OFF: '파일의 뒷부분이 잘렸어요.',
  OTHER_FILE: '이 번호로 보관된 문서와 다른 파일이에요.',
  CHAIN: '감사추적 기록을 그대로 믿을 수 없어요.',
};

function saySeal({ kind, sealedAt, keyId }: Omit<Verification, 'words'>): string[] {
  if (keyId === null) return [];
  const what = kind === null ? '봉인' : SEAL_KINDS[kind];
  return [
    sealedAt === null ? `${what} (열쇠 ${keyId})` : `${what}: ${formatTimeForText(sealedAt)}, 도장 (열쇠 ${keyId})`,
  ];
}

const AUTHORITY: Record<string, string> = {
  true: '',
  false: ' 설정된 시점확인 기관이 아니에요.',
  null: ' 이 기관을 믿을 수 있는지는 따로 확인하지 않았어요.',
};

function sayTimestamp({ timestamp }: Omit<Verification, 'words'>): string[] {
  if (!timestamp) return [];
  return [
    `시점확인: ${formatTimeForText(timestamp.at)}, ${timestamp.authority}.${AUTHORITY[String(timestamp.isTrusted)]}`,
  ];
}

const CHAIN_FAULTS: Record<NonNullable<ChainReport['fault']>, (place: string) => string> = {
  EVENT_CHANGED: (place) => `감사추적 기록 ${place}의 내용이 바뀌었어요.`,
  EVENT_MISSING: (place) => `감사추적 기록 ${place} 자리에 있던 기록이 없어졌어요.`,
  ORDER: (place) => `감사추적 기록의 순서가 ${place}부터 맞지 않아요.`,
  FOREIGN: () => '감사추적 기록에 다른 문서의 것이 섞여 있어요.',
  MALFORMED: () => '감사추적 기록을 읽을 수 없어요.',
  NOT_AS_SEALED: () => '감사추적 기록이 봉인할 때와 달라요.',
  BASE_DIFFERS: () => '봉인된 문서가 기록에 남은 처음 문서와 달라요.',
  NOT_ALL_SIGNED: () => '모두 서명했다는 기록보다 먼저 서명하거나 검토했어야 할 사람의 기록이 없어요.',
  VALUE_NOT_DRAWN: () => '기록에 남은 입력 내용이 문서에 그대로 적혀 있지 않아요.',
};

function sayChain(chain: ChainReport | null): string[] {
  if (!chain) return [];
  if (chain.fault) return [CHAIN_FAULTS[chain.fault](chain.index === null ? '전체' : `${chain.index + 1}번째`)];
  return chain.signers.map(
    ({ name, did, at }) =>
      `${name === '' ? '이름을 남기지 않은 사람이' : `${name} 님이`} ${formatTimeForText(at)}에 ${did === 'SIGNED' ? '서명했어요' : '검토를 마쳤어요'}.`,
  );
}

const SIGNATURES: Record<ForeignSignature['state'], string> = {
  INTACT: '서명한 부분은 그대로이고, 그 뒤에 더해진 것이 없어요.',
  MORE_AFTER:
    '서명한 부분은 그대로인데, 그 뒤에 더해진 것이 있어요. 무엇이 바뀌었는지 여기서는 끝까지 확인할 수 없어요.',
  BROKEN: '서명한 부분이 서명할 때와 달라요.',
  UNKNOWN: '여기서는 끝까지 확인할 수 없어요.',
};

const saySignature = ({ by, at, state }: ForeignSignature): string =>
  `다른 서명: ${by}${at === null ? '' : `, ${formatTimeForText(at)}`}. ${SIGNATURES[state]}`;
