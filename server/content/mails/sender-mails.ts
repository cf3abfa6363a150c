import { insertBreaksIntoAddresses } from '../../../rules/addresses.ts';
import type { Mail } from '../../modules/messages/outbox.ts';
import { toSingleLine, type EmailFact } from './letter.ts';
import { writeMail } from './write-mail.ts';

type Notice =
  | 'CONTRACT_EXPIRED'
  | 'SCHEDULED_FAILED'
  | 'CONTRACT_COMPLETED'
  | 'CONTRACT_DECLINED'
  | 'CONTRACT_DELEGATED';
type NoticeFacts = {
  title: string;
  publicUrl: string;
  contractId: string;
  /** The person who declined or delegated. `words` is their reason, the delegate's name, or why nothing was sent. */
  who?: string;
  words?: string;
  sealedAtOnceFor?: number;
};

type NoticeWords = { subject: string; paragraphs: string[]; facts?: readonly EmailFact[] };

const NOTICES: Record<Notice, (facts: NoticeFacts) => NoticeWords> = {
  CONTRACT_EXPIRED: ({ title }) => ({
    subject: `"${title}" 마감이 지났어요`,
    paragraphs: ['모두 서명하기 전에 마감이 지났어요.', '30일 안에 마감을 늘리면 이어서 서명받을 수 있어요.'],
  }),
  SCHEDULED_FAILED: ({ title, words = '' }) => ({
    subject: `"${title}" 예약한 문서를 보내지 못했어요`,
    paragraphs: ['정한 때에 보내지 못해서 작성 중으로 되돌렸어요.', '확인하고 다시 보내주세요.'],
    ...(words !== '' && { facts: [['까닭', words]] }),
  }),
  CONTRACT_COMPLETED: ({ title, sealedAtOnceFor }) => ({
    subject: sealedAtOnceFor === undefined ? `"${title}" 모두 서명했어요` : `"${title}" 문서를 잠갔어요`,
    paragraphs: [
      sealedAtOnceFor === undefined
        ? '문서를 잠그고 감사추적인증서를 만들었어요.'
        : '서명할 분이 없어서 바로 잠그고 감사추적인증서를 만들었어요.',
      ...(sealedAtOnceFor === 0 ? [] : ['받는 분들에게도 완성된 문서를 보냈어요.']),
    ],
  }),
  CONTRACT_DECLINED: ({ title, who = '', words = '' }) => ({
    subject: `"${title}" ${who} 님이 거절했어요`,
    paragraphs: ['문서는 여기서 끝났어요. 고쳐서 다시 보낼 수 있어요.'],
    facts: [['거절한 까닭', words]],
  }),
  CONTRACT_DELEGATED: ({ title, who = '', words = '' }) => ({
    subject: `"${title}" ${who} 님이 ${words} 님에게 맡겼어요`,
    paragraphs: [`이제 ${words} 님이 서명해요.`, '다른 분이 서명해야 한다면 연락처를 고칠 수 있어요.'],
  }),
};

/** Creates an email to the sender: in Korean, with links to the app, because senders are members. */
export function writeSenderMail(email: string, kind: Notice, facts: NoticeFacts): Mail {
  const { title, who = '', words = '' } = facts;
  // Breaks up URLs, because receivers wrote some of this text and could otherwise place links in our emails.
  const safe = {
    title: insertBreaksIntoAddresses(title),
    who: insertBreaksIntoAddresses(who),
    words: insertBreaksIntoAddresses(words),
  };
  const { subject, paragraphs, facts: rows } = NOTICES[kind]({ ...facts, ...safe });
  return writeMail({
    to: email,
    template: kind,
    subject,
    preheader: paragraphs[0] ?? '',
    heading: subject,
    paragraphs,
    ...(rows && { facts: rows }),
    button: { label: '문서 보기', href: `${facts.publicUrl}/contract/${facts.contractId}` },
    foot: ['보낸 분에게만 알려드려요.'],
  });
}

type Question = {
  title: string;
  publicUrl: string;
  contractId: string;
  from: { name: string; email: string | null; phone: string | null };
  text: string;
};

/** Forwards a receiver's question. The sender replies by email, outside the service. */
export const writeQuestionMail = (email: string, { title, publicUrl, contractId, from, text }: Question): Mail =>
  writeMail({
    to: email,
    template: 'QUESTION',
    subject: `${from.name} 님이 "${title}" 문서에 대해 물어봤어요`,
    preheader: insertBreaksIntoAddresses(toSingleLine(text).slice(0, 100)),
    heading: `${insertBreaksIntoAddresses(from.name)} 님이 물어봤어요`,
    paragraphs: [],
    facts: [
      ['문서', insertBreaksIntoAddresses(title)],
      ...(from.email === null ? [] : [['메일 주소', from.email] as const]),
      ...(from.phone === null ? [] : [['휴대폰 번호', from.phone] as const]),
    ],
    quote: { words: insertBreaksIntoAddresses(text) },
    button: { label: '문서 보기', href: `${publicUrl}/contract/${contractId}` },
    foot: ['이 메일에 답장하지 말고, 위의 메일 주소나 번호로 답해주세요.'],
  });
