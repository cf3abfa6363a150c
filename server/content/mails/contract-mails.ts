import { seoulDay, seoulTime } from '../../../rules/dates.ts';
import { LINK, type Mail, type TextMessage } from '../../modules/messages/outbox.ts';
import { writeMail, type Letter } from './layout.ts';

/** What every message about a contract may tell. */
export type ContractFacts = {
  title: string;
  organizationName: string;
  senderName: string;
  expiresAt: Date;
  /** Why it was cancelled. */
  reason?: string;
};
/** One receiver, and what the sender wrote to all and to him. */
export type MessageTo = { name: string; role: 'SIGNER' | 'APPROVER' | 'VIEWER'; messages: readonly string[] };

export type ContractMessage = 'SIGN_REQUEST' | 'SIGN_REMINDER' | 'SIGN_EXTENDED' | 'SIGN_CANCELLED';
type Words = Pick<Letter, 'subject' | 'heading' | 'paragraphs' | 'foot'> & { button: string | null; text: string };
type Say = (facts: ContractFacts, to: MessageTo) => Words;
type Language = 'ko' | 'en';

const day = (at: Date) => {
  const [, month = '', date = ''] = seoulDay(at).split('-');
  return `${Number(month)}월 ${Number(date)}일 ${seoulTime(at).slice(11, 16)}`;
};
const moment = (at: Date) => `${seoulDay(at)} ${seoulTime(at).slice(11, 16)}`;

const KO_FOOT = ['이 메일의 링크는 받는 분만 쓸 수 있어요. 다른 사람에게 전달하지 마세요.'];
const EN_FOOT = ['The link in this message is yours alone. Please do not forward it.'];
const koDoing = ({ role }: MessageTo) => (role === 'APPROVER' ? '검토' : '서명');
const koAsked = ({ role }: MessageTo) => (role === 'APPROVER' ? '검토를' : '서명을');
const enDoing = ({ role }: MessageTo) => (role === 'APPROVER' ? 'review' : 'sign');

const WORDS: Record<ContractMessage, Record<Language, Say>> = {
  SIGN_REQUEST: {
    ko: ({ title, organizationName, senderName, expiresAt }, to) => ({
      subject: `${senderName}님이 "${title}" ${koAsked(to)} 요청했어요`,
      heading: `${organizationName}에서 ${koAsked(to)} 요청했어요`,
      paragraphs: [`문서: ${title}`, `보낸 사람: ${senderName}`, `마감: ${day(expiresAt)}`],
      button: '문서 확인하기',
      foot: KO_FOOT,
      text: `${organizationName}에서 "${title}" ${koAsked(to)} 요청했어요. 마감 ${day(expiresAt)}`,
    }),
    en: ({ title, organizationName, senderName, expiresAt }, to) => ({
      subject: `${senderName} asks you to ${enDoing(to)} “${title}”`,
      heading: `${organizationName} asks you to ${enDoing(to)} a document`,
      paragraphs: [`Document: ${title}`, `From: ${senderName}`, `Deadline: ${moment(expiresAt)} (Seoul)`],
      button: 'Open the document',
      foot: EN_FOOT,
      text: `${organizationName} asks you to ${enDoing(to)} "${title}" by ${moment(expiresAt)} (Seoul).`,
    }),
  },
  SIGN_REMINDER: {
    ko: ({ title, expiresAt }, to) => ({
      subject: `"${title}" 마감이 ${day(expiresAt)}이에요`,
      heading: `아직 ${koDoing(to)}하지 않은 문서가 있어요`,
      paragraphs: [`문서: ${title}`, `마감: ${day(expiresAt)}`],
      button: to.role === 'APPROVER' ? '검토하러 가기' : '서명하러 가기',
      foot: KO_FOOT,
      text: `아직 ${koDoing(to)}하지 않은 문서가 있어요. "${title}" 마감 ${day(expiresAt)}`,
    }),
    en: ({ title, expiresAt }, to) => ({
      subject: `Reminder: please ${enDoing(to)} “${title}”`,
      heading: `A document still waits for you to ${enDoing(to)}`,
      paragraphs: [`Document: ${title}`, `Deadline: ${moment(expiresAt)} (Seoul)`],
      button: 'Open the document',
      foot: EN_FOOT,
      text: `"${title}" still waits for you to ${enDoing(to)} it by ${moment(expiresAt)} (Seoul).`,
    }),
  },
  SIGN_EXTENDED: {
    ko: ({ title, expiresAt }) => ({
      subject: `"${title}" 마감이 늘어났어요`,
      heading: '마감이 늘어났어요',
      paragraphs: [`문서: ${title}`, `새 마감: ${day(expiresAt)}`, '이미 마친 서명은 그대로예요.'],
      button: '문서 확인하기',
      foot: KO_FOOT,
      text: `"${title}" 마감이 ${day(expiresAt)}까지 늘어났어요.`,
    }),
    en: ({ title, expiresAt }) => ({
      subject: `More time for “${title}”`,
      heading: 'There is more time',
      paragraphs: [
        `Document: ${title}`,
        `New deadline: ${moment(expiresAt)} (Seoul)`,
        'Signatures that were given stay as they are.',
      ],
      button: 'Open the document',
      foot: EN_FOOT,
      text: `The deadline of "${title}" is now ${moment(expiresAt)} (Seoul).`,
    }),
  },
  SIGN_CANCELLED: {
    ko: ({ title, organizationName, senderName, reason }) => ({
      subject: `"${title}" 서명 요청이 취소됐어요`,
      heading: '서명 요청이 취소됐어요',
      paragraphs: [`문서: ${title}`, `보낸 사람: ${organizationName} ${senderName}`, `까닭: ${reason ?? ''}`],
      button: null,
      foot: ['더 하실 일은 없어요.'],
      text: `${organizationName}에서 보낸 "${title}" 서명 요청이 취소됐어요.`,
    }),
    en: ({ title, organizationName, senderName, reason }) => ({
      subject: `“${title}” was cancelled`,
      heading: 'The request was cancelled',
      paragraphs: [`Document: ${title}`, `From: ${senderName}, ${organizationName}`, `Reason: ${reason ?? ''}`],
      button: null,
      foot: ['There is nothing left for you to do.'],
      text: `The request of ${organizationName} to sign "${title}" was cancelled.`,
    }),
  },
};

export function contractMail(
  email: string,
  kind: ContractMessage,
  language: Language,
  facts: ContractFacts,
  to: MessageTo,
): Mail {
  const { subject, heading, paragraphs, button, foot } = WORDS[kind][language](facts, to);
  const quote = kind === 'SIGN_REQUEST' ? to.messages.filter((message) => message !== '').join('\n\n') : '';
  return writeMail({
    to: email,
    template: kind,
    subject,
    heading,
    paragraphs,
    foot,
    language,
    ...(quote !== '' && { quote }),
    ...(button !== null && { button: { label: button, href: LINK } }),
  });
}

export function contractText(
  phone: string,
  kind: ContractMessage,
  language: Language,
  facts: ContractFacts,
  to: MessageTo,
): TextMessage {
  const { text, button } = WORDS[kind][language](facts, to);
  const name = language === 'en' ? '[Dojang]' : '[도장]';
  return { to: phone, template: kind, text: `${name} ${text}${button === null ? '' : `\n${LINK}`}` };
}

type Notice = 'CONTRACT_EXPIRED' | 'SCHEDULED_FAILED';

/** To the sender himself: members read Korean, and their address is a page of the console. */
export function senderMail(
  email: string,
  kind: Notice,
  { title, publicUrl, contractId }: { title: string; publicUrl: string; contractId: string },
): Mail {
  const isExpired = kind === 'CONTRACT_EXPIRED';
  const subject = isExpired ? `"${title}" 마감이 지났어요` : `"${title}" 예약한 문서를 보내지 못했어요`;
  return writeMail({
    to: email,
    template: kind,
    subject,
    heading: subject,
    paragraphs: isExpired
      ? ['모두 서명하기 전에 마감이 지났어요.', '30일 안에 마감을 늘리면 이어서 서명받을 수 있어요.']
      : ['보내기 전에 고칠 곳이 있어서 작성 중으로 되돌렸어요.', '확인하고 다시 보내주세요.'],
    button: { label: '문서 보기', href: `${publicUrl}/contract/${contractId}` },
    foot: ['보낸 분에게만 알려드려요.'],
  });
}
