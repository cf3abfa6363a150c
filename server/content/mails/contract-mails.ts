import { seoulDay, seoulTime } from '../../../rules/dates.ts';
import { LINK, type Mail, type TextMessage } from '../../modules/messages/outbox.ts';
import { writeMail, type Letter } from './layout.ts';

/** What every message about a contract may tell. */
export type ContractFacts = {
  title: string;
  organizationName: string;
  senderName: string;
  expiresAt: Date;
  /** Why it was cancelled, or what should be changed. */
  reason?: string;
  /** The finished files come with it. */
  isAttached?: boolean;
};
/** One receiver, and what the sender wrote to all and to him. */
export type MessageTo = { name: string; role: 'SIGNER' | 'APPROVER' | 'VIEWER'; messages: readonly string[] };

export type ContractMessage =
  | 'SIGN_REQUEST'
  | 'SIGN_REMINDER'
  | 'SIGN_EXTENDED'
  | 'SIGN_CANCELLED'
  | 'SIGN_DECLINED'
  | 'SIGN_COMPLETED'
  | 'COPY_ASKED'
  | 'VALUE_REQUEST'
  | 'VALUE_CHANGED';
type Words = Pick<Letter, 'subject' | 'heading' | 'paragraphs' | 'foot'> & { button: string | null };
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
    }),
    en: ({ title, organizationName, senderName, expiresAt }, to) => ({
      subject: `${senderName} asks you to ${enDoing(to)} “${title}”`,
      heading: `${organizationName} asks you to ${enDoing(to)} a document`,
      paragraphs: [`Document: ${title}`, `From: ${senderName}`, `Deadline: ${moment(expiresAt)} (Seoul)`],
      button: 'Open the document',
      foot: EN_FOOT,
    }),
  },
  SIGN_REMINDER: {
    ko: ({ title, expiresAt }, to) => ({
      subject: `"${title}" 마감이 ${day(expiresAt)}이에요`,
      heading: `아직 ${koDoing(to)}하지 않은 문서가 있어요`,
      paragraphs: [`문서: ${title}`, `마감: ${day(expiresAt)}`],
      button: to.role === 'APPROVER' ? '검토하러 가기' : '서명하러 가기',
      foot: KO_FOOT,
    }),
    en: ({ title, expiresAt }, to) => ({
      subject: `Reminder: please ${enDoing(to)} “${title}”`,
      heading: `A document still waits for you to ${enDoing(to)}`,
      paragraphs: [`Document: ${title}`, `Deadline: ${moment(expiresAt)} (Seoul)`],
      button: 'Open the document',
      foot: EN_FOOT,
    }),
  },
  SIGN_EXTENDED: {
    ko: ({ title, expiresAt }) => ({
      subject: `"${title}" 마감이 늘어났어요`,
      heading: '마감이 늘어났어요',
      paragraphs: [`문서: ${title}`, `새 마감: ${day(expiresAt)}`, '이미 마친 서명은 그대로예요.'],
      button: '문서 확인하기',
      foot: KO_FOOT,
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
    }),
  },
  SIGN_CANCELLED: {
    ko: ({ title, organizationName, senderName, reason }) => ({
      subject: `"${title}" 서명 요청이 취소됐어요`,
      heading: '서명 요청이 취소됐어요',
      paragraphs: [`문서: ${title}`, `보낸 사람: ${organizationName} ${senderName}`, `까닭: ${reason ?? ''}`],
      button: null,
      foot: ['더 하실 일은 없어요.'],
    }),
    en: ({ title, organizationName, senderName, reason }) => ({
      subject: `“${title}” was cancelled`,
      heading: 'The request was cancelled',
      paragraphs: [`Document: ${title}`, `From: ${senderName}, ${organizationName}`, `Reason: ${reason ?? ''}`],
      button: null,
      foot: ['There is nothing left for you to do.'],
    }),
  },
  SIGN_DECLINED: {
    ko: ({ title, organizationName, senderName }) => ({
      subject: `"${title}" 문서가 거절되어 끝났어요`,
      heading: '받는 분 중 한 분이 거절해서 문서가 끝났어요',
      paragraphs: [`문서: ${title}`, `보낸 사람: ${organizationName} ${senderName}`],
      button: null,
      foot: ['더 하실 일은 없어요. 궁금한 점은 보낸 분에게 물어보세요.'],
    }),
    en: ({ title, organizationName, senderName }) => ({
      subject: `“${title}” was declined`,
      heading: 'Somebody declined, so this document has ended',
      paragraphs: [`Document: ${title}`, `From: ${senderName}, ${organizationName}`],
      button: null,
      foot: ['There is nothing left for you to do. If you have questions, please ask the sender.'],
    }),
  },
  SIGN_COMPLETED: {
    ko: ({ title, organizationName, senderName }) => ({
      subject: `"${title}" 모두 서명했어요`,
      heading: '모두 서명해서 문서를 잠갔어요',
      paragraphs: [
        `문서: ${title}`,
        `보낸 사람: ${organizationName} ${senderName}`,
        '완성된 문서와 감사추적인증서를 받아서 잘 보관해주세요.',
      ],
      button: '완성된 문서 보기',
      foot: KO_FOOT,
    }),
    en: ({ title, organizationName, senderName }) => ({
      subject: `“${title}” is complete`,
      heading: 'Everybody has signed and the document is sealed',
      paragraphs: [
        `Document: ${title}`,
        `From: ${senderName}, ${organizationName}`,
        'Please keep the finished document and its audit certificate.',
      ],
      button: 'See the finished document',
      foot: EN_FOOT,
    }),
  },
  COPY_ASKED: {
    ko: ({ title, organizationName, isAttached }, { name }) => ({
      subject: `"${title}" 완성된 문서예요`,
      heading: `${name}님이 받아보기로 한 문서예요`,
      paragraphs: [`문서: ${title}`, `보낸 곳: ${organizationName}`],
      // Whoever typed the address may have mistyped it: files go there, his own link only where it has to.
      button: isAttached ? null : '완성된 문서 보기',
      foot: isAttached ? ['문서와 감사추적인증서를 함께 보내요.'] : KO_FOOT,
    }),
    en: ({ title, organizationName, isAttached }, { name }) => ({
      subject: `A copy of “${title}”`,
      heading: `${name} asked for this copy`,
      paragraphs: [`Document: ${title}`, `From: ${organizationName}`],
      button: isAttached ? null : 'See the finished document',
      foot: isAttached ? ['The document and its audit certificate are attached.'] : EN_FOOT,
    }),
  },
  VALUE_CHANGED: {
    ko: ({ title, organizationName, reason, expiresAt }) => ({
      subject: `"${title}" 내용이 바뀌었어요. 확인해주세요`,
      heading: '서명한 뒤에 바뀐 내용이 있어요',
      paragraphs: [
        `문서: ${title}`,
        `보낸 곳: ${organizationName}`,
        `고친 까닭: ${reason ?? ''}`,
        `마감: ${day(expiresAt)}`,
        '바뀐 내용을 확인하면 끝나요. 다시 서명하지 않아도 돼요.',
      ],
      button: '바뀐 내용 확인하기',
      foot: KO_FOOT,
    }),
    en: ({ title, organizationName, reason, expiresAt }) => ({
      subject: `Something in “${title}” has changed`,
      heading: 'Something has changed since you signed',
      paragraphs: [
        `Document: ${title}`,
        `From: ${organizationName}`,
        `Why: ${reason ?? ''}`,
        `Deadline: ${moment(expiresAt)} (Seoul)`,
        'Please look at it and agree. You need not sign again.',
      ],
      button: 'See what has changed',
      foot: EN_FOOT,
    }),
  },
  VALUE_REQUEST: {
    ko: ({ title, organizationName, senderName, expiresAt, reason }) => ({
      subject: `"${title}"에 적은 내용을 다시 확인해주세요`,
      heading: `${organizationName}에서 적은 내용을 다시 확인해달라고 했어요`,
      paragraphs: [
        `문서: ${title}`,
        `보낸 사람: ${senderName}`,
        `부탁한 내용: ${reason ?? ''}`,
        `마감: ${day(expiresAt)}`,
      ],
      button: '문서 확인하기',
      foot: KO_FOOT,
    }),
    en: ({ title, organizationName, senderName, expiresAt, reason }) => ({
      subject: `Please check what you filled in “${title}”`,
      heading: `${organizationName} asks you to check what you filled in`,
      paragraphs: [
        `Document: ${title}`,
        `From: ${senderName}`,
        `What they ask: ${reason ?? ''}`,
        `Deadline: ${moment(expiresAt)} (Seoul)`,
      ],
      button: 'Open the document',
      foot: EN_FOOT,
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

/** A line each for what one looks for at a glance, and the link alone on the last, where every phone makes it one to press. */
export function contractText(
  phone: string,
  kind: ContractMessage,
  language: Language,
  facts: ContractFacts,
  to: MessageTo,
): TextMessage {
  const { heading, paragraphs, button } = WORDS[kind][language](facts, to);
  const name = language === 'en' ? '[Dojang]' : '[도장]';
  const lines = paragraphs.map((line) => (line.includes(': ') ? `■ ${line}` : line));
  const text = [`${name} ${heading}`, '', ...lines, ...(button === null ? [] : ['', LINK])].join('\n');
  return { to: phone, template: kind, text };
}
