import {
  alreadyRegisteredMail,
  loginTroubleMail,
  passwordChangedMail,
  passwordResetMail,
  signUpCodeMail,
} from '../../server/content/mails/account-mails.ts';
import { contractMail, contractText, type ContractMessage } from '../../server/content/mails/contract-mails.ts';
import type { ContractFacts, MessageRecipient } from '../../server/content/mails/contract-words.ts';
import { inquiryAnsweredMail, inquiryReceivedMail } from '../../server/content/mails/inquiry-answer-mails.ts';
import { inquiryMail } from '../../server/content/mails/inquiry-mail.ts';
import { invitationMail } from '../../server/content/mails/invitation-mail.ts';
import { linksTransferredMail } from '../../server/content/mails/links-transferred-mail.ts';
import type { Language, LetterSender } from '../../server/content/mails/letter.ts';
import {
  cardUnusableMail,
  creditsEndingMail,
  planEndedMail,
  receiptMail,
  renewalFailedMail,
  renewalSoonMail,
} from '../../server/content/mails/payment-mails.ts';
import { receiverCodeMail } from '../../server/content/mails/receiver-mails.ts';
import { questionMail, senderMail } from '../../server/content/mails/sender-mails.ts';
import type { Mail } from '../../server/modules/messages/outbox.ts';

const PUBLIC_URL = 'https://dojang.test';
const EMAIL = 'dy.lee@receiver.example';
const CONTRACT = '0198c0de-0000-7000-8000-0000000000c1';
export const TITLE = '2026년 근로계약서_이도윤 <초안>';

export const SENDER: LetterSender = {
  name: '한빛물산 주식회사',
  businessNumber: '220-81-62517',
  representative: '정해원',
  address: '부산광역시 사상구 낙동대로 943, 3층',
  phone: '051-320-1200',
};
export const FACTS: ContractFacts = {
  title: TITLE,
  organizationName: SENDER.name,
  senderName: '김지수',
  expiresAt: new Date('2026-11-27T14:59:00Z'),
};
export const TO: MessageRecipient = {
  name: '이도윤',
  role: 'SIGNER',
  messages: ['안녕하세요. 한빛물산 인사팀이에요.\n12월 1일 전까지 서명 부탁드려요.', ''],
};
const REASON = '근무 시작일을 12월 1일로 고쳐서 다시 보내드릴게요.';
export const KINDS = [
  'SIGN_REQUEST',
  'SIGN_REMINDER',
  'SIGN_EXTENDED',
  'SIGN_CANCELLED',
  'SIGN_DECLINED',
  'SIGN_COMPLETED',
  'COPY_ASKED',
  'VALUE_REQUEST',
  'VALUE_CHANGED',
] as const satisfies readonly ContractMessage[];

type Change = { facts?: Partial<ContractFacts>; to?: Partial<MessageRecipient> };

const about = (language: Language, { facts, to }: Change = {}) => ({
  language,
  sender: SENDER,
  facts: { ...FACTS, reason: REASON, ...facts },
  to: { ...TO, ...to },
});

export const contractMailOf = (kind: ContractMessage, language: Language = 'ko', change?: Change) =>
  contractMail(EMAIL, kind, about(language, change));
export const contractTextOf = (kind: ContractMessage, language: Language = 'ko', change?: Change) =>
  contractText('01034822731', kind, about(language, change));

const toReceivers = (language: Language): [string, Mail][] => [
  ...KINDS.map((kind): [string, Mail] => [`${kind} ${language}`, contractMailOf(kind, language)]),
  [`SIGN_REQUEST approver ${language}`, contractMailOf('SIGN_REQUEST', language, { to: { role: 'APPROVER' } })],
  [`SIGN_REQUEST viewer ${language}`, contractMailOf('SIGN_REQUEST', language, { to: { role: 'VIEWER' } })],
  [
    `SIGN_REQUEST delegate ${language}`,
    contractMailOf('SIGN_REQUEST', language, { to: { name: '박민지', passedOnBy: '이도윤' } }),
  ],
  ...(['SIGN_REQUEST', 'SIGN_COMPLETED'] as const).map((kind): [string, Mail] => [
    `${kind} at once ${language}`,
    contractMailOf(kind, language, { to: { role: 'VIEWER' }, facts: { isSealedAtOnce: true } }),
  ]),
  [`COPY_ASKED attached ${language}`, contractMailOf('COPY_ASKED', language, { facts: { isAttached: true } })],
  [`RECEIVER_CODE ${language}`, receiverCodeMail(EMAIL, '482731', { name: TO.name, sender: SENDER, language })],
];

const notice = { title: TITLE, publicUrl: PUBLIC_URL, contractId: CONTRACT, who: '이도윤' };

const DUE = new Date('2026-12-20T00:00:00Z');
const payer = { to: EMAIL, publicUrl: PUBLIC_URL };

/** Every email that the service writes, by name. */
export const ALL_MAILS: readonly [string, Mail][] = [
  ...toReceivers('ko'),
  ...toReceivers('en'),
  ['SIGN_UP_CODE', signUpCodeMail(EMAIL, '482731')],
  ['ALREADY_REGISTERED', alreadyRegisteredMail(EMAIL, PUBLIC_URL)],
  ['PASSWORD_RESET', passwordResetMail(EMAIL, PUBLIC_URL, 'a'.repeat(22))],
  ['PASSWORD_CHANGED', passwordChangedMail(EMAIL, PUBLIC_URL)],
  ['LOGIN_TROUBLE', loginTroubleMail(EMAIL, PUBLIC_URL)],
  [
    'INVITATION',
    invitationMail({
      to: EMAIL,
      publicUrl: PUBLIC_URL,
      sender: SENDER,
      inviterName: '김지수',
      organizationMemberUuid: CONTRACT,
      code: 'a'.repeat(22),
    }),
  ],
  [
    'LINKS_PASSED',
    linksTransferredMail({
      to: EMAIL,
      publicUrl: PUBLIC_URL,
      sender: SENDER,
      fromName: '문예린',
      links: ['1공장 정문', '2공장 정문', '<협력사> 교육', '채용 설명회', '안전 교육', '창고', '기숙사'],
      contracts: 12,
    }),
  ],
  ['PAYMENT_RECEIPT', receiptMail({ ...payer, orderName: '크레딧 100개', amount: 10_000, paidAt: DUE })],
  [
    'PAYMENT_RECEIPT plan',
    receiptMail({ ...payer, orderName: '스탠다드 요금제', amount: 99_000, paidAt: DUE, periodEnd: DUE }),
  ],
  ['RENEWAL_SOON', renewalSoonMail({ ...payer, planName: '스탠다드', amount: 99_000, dueAt: DUE })],
  ['RENEWAL_FAILED', renewalFailedMail({ ...payer, amount: 99_000, retryAt: DUE, needsCard: false })],
  ['RENEWAL_FAILED card', renewalFailedMail({ ...payer, amount: 99_000, retryAt: DUE, needsCard: true })],
  ['PLAN_ENDED', planEndedMail({ ...payer, planName: '스탠다드', isUnpaid: false })],
  ['PLAN_ENDED unpaid', planEndedMail({ ...payer, planName: '스탠다드', isUnpaid: true })],
  ['CREDITS_ENDING', creditsEndingMail({ ...payer, credits: 1_200, endsAt: DUE })],
  ['CARD_UNUSABLE', cardUnusableMail({ ...payer, card: '신한 123*', isDefault: true })],
  ['CARD_UNUSABLE other', cardUnusableMail({ ...payer, card: '신한 123*', isDefault: false })],
  ['CONTRACT_EXPIRED', senderMail(EMAIL, 'CONTRACT_EXPIRED', notice)],
  ['SCHEDULED_FAILED', senderMail(EMAIL, 'SCHEDULED_FAILED', notice)],
  ['CONTRACT_COMPLETED', senderMail(EMAIL, 'CONTRACT_COMPLETED', notice)],
  ['CONTRACT_COMPLETED at once', senderMail(EMAIL, 'CONTRACT_COMPLETED', { ...notice, sealedAtOnceFor: 2 })],
  ['CONTRACT_COMPLETED to nobody', senderMail(EMAIL, 'CONTRACT_COMPLETED', { ...notice, sealedAtOnceFor: 0 })],
  ['CONTRACT_DECLINED', senderMail(EMAIL, 'CONTRACT_DECLINED', { ...notice, words: REASON })],
  ['CONTRACT_DELEGATED', senderMail(EMAIL, 'CONTRACT_DELEGATED', { ...notice, words: '박민지' })],
  [
    'QUESTION',
    questionMail(EMAIL, {
      ...notice,
      from: { name: '이도윤', email: EMAIL, phone: '010-3482-2731' },
      text: '근무 시작일이 12월 1일이 맞나요?',
    }),
  ],
  [
    'INQUIRY',
    inquiryMail({
      to: EMAIL,
      name: '한유나',
      email: 'yuna@out.example',
      company: '',
      subject: '요금',
      message: '요금이 궁금해요.',
      pageUrl: '/setting/payment/dashboard',
      fileCount: 2,
      answerUrl: `${PUBLIC_URL}/api/support/Ab12Ab12Ab12Ab12Ab12Ab`,
    }),
  ],
  ['INQUIRY_RECEIVED', inquiryReceivedMail({ to: EMAIL, url: `${PUBLIC_URL}/setting/support?thread=${CONTRACT}` })],
  [
    'INQUIRY_ANSWERED',
    inquiryAnsweredMail({
      to: EMAIL,
      subject: '요금',
      answer: '매달 1일에 결제해요.',
      url: `${PUBLIC_URL}/setting/support?thread=${CONTRACT}`,
    }),
  ],
];
