import { insertSpacesIntoAddresses } from '../../../rules/addresses.ts';
import type { Alimtalk, AlimtalkKey } from '../../configuration/alimtalk-keys.ts';
import { LINK_PLACEHOLDER } from '../../modules/messages/outbox.ts';
import { formatSeoulTime } from '../../../rules/dates.ts';
import { ko } from './contract-words.ko.ts';
import type { ContractFacts, ContractMessage, MessageRecipient } from './contract-words.ts';
import type { Language } from './letter.ts';

type About = { facts: ContractFacts; to: MessageRecipient };
export type AlimtalkTemplate = {
  name: string;
  /** The exact text that KakaoTalk shows, with placeholders for variables. */
  content: string;
  button: string | null;
};

/** The variable for the button's link. It contains the whole URL, because KakaoTalk rejects variables within one. */
export const LINK_VARIABLE = '#{링크}';

/** The templates as approved. KakaoTalk has to approve every change to their wording. */
export const ALIMTALK_TEMPLATES: Record<AlimtalkKey, AlimtalkTemplate> = {
  sign_request: {
    name: '서명 요청',
    content:
      '#{보낸곳}에서 서명을 요청했어요.\n\n■ 문서: #{문서명}\n■ 보낸 사람: #{보낸사람}\n■ 서명 기한: #{기한}\n\n' +
      '아래 버튼을 눌러 내용을 확인하고 서명해 주세요.',
    button: '문서 확인하기',
  },
  sign_reminder: {
    name: '서명 다시 알림',
    content: '아직 서명하지 않은 문서가 있어요.\n■ 문서: #{문서명}\n■ 서명 기한: #{기한}',
    button: '서명하러 가기',
  },
  sign_completed: {
    name: '서명 완료',
    content:
      '모든 서명이 끝났어요.\n■ 문서: #{문서명}\n■ 완료 일시: #{완료일시}\n문서와 감사추적인증서를 내려받을 수 있어요.',
    button: '문서 내려받기',
  },
  // Leaves out who declined and why, because only the sender may tell the other receivers.
  sign_rejected: {
    name: '서명 거절',
    content: '받는 분 중 한 분이 거절해서 문서가 끝났어요.\n■ 문서: #{문서명}\n더 하실 일은 없어요.',
    button: null,
  },
  sign_canceled: {
    name: '서명 요청 취소',
    content: '서명 요청이 취소됐어요.\n■ 문서: #{문서명}',
    button: null,
  },
};

/** Returns null if no template fits, for example for English or for receivers who don't sign. */
export function writeContractAlimtalk(
  kind: ContractMessage,
  { facts, to, language }: About & { language: Language },
): Alimtalk | null {
  const key = language === 'ko' ? findKey(kind, { facts, to }) : null;
  if (key === null) return null;
  const values: Record<string, string> = {
    '#{보낸곳}': facts.organizationName,
    '#{문서명}': facts.title,
    '#{보낸사람}': facts.senderName,
    '#{기한}': ko.formatDeadline(facts.expiresAt),
    '#{완료일시}': facts.completedAt ? formatSeoulTime(facts.completedAt).slice(0, 16) : '',
  };
  const valueOf = (name: string) =>
    name === LINK_VARIABLE ? LINK_PLACEHOLDER : insertSpacesIntoAddresses((values[name] ?? '').trim());
  const variables = Object.fromEntries(listVariables(key).map((name) => [name, valueOf(name)]));
  // The provider rejects empty variables.
  return Object.values(variables).every((value) => value !== '') ? { key, variables } : null;
}

function findKey(kind: ContractMessage, { facts, to }: About): AlimtalkKey | null {
  const isSigner = to.role === 'SIGNER' && to.passedOnBy === undefined;
  if (kind === 'SIGN_REQUEST') return isSigner ? 'sign_request' : null;
  if (kind === 'SIGN_REMINDER') return isSigner ? 'sign_reminder' : null;
  if (kind === 'SIGN_COMPLETED') return facts.isSealedAtOnce ? null : 'sign_completed';
  if (kind === 'SIGN_DECLINED') return 'sign_rejected';
  if (kind === 'SIGN_CANCELLED') return 'sign_canceled';
  return null;
}

export function listVariables(key: AlimtalkKey): string[] {
  const { content, button } = ALIMTALK_TEMPLATES[key];
  return [...new Set([...(content.match(/#\{[^}]+\}/g) ?? []), ...(button === null ? [] : [LINK_VARIABLE])])];
}

export const fillAlimtalk = ({ key, variables }: Alimtalk) =>
  ALIMTALK_TEMPLATES[key].content.replaceAll(/#\{[^}]+\}/g, (name) => variables[name] ?? name);
