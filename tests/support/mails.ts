import {
  writeAlreadyRegisteredMail,
  writeLoginTroubleMail,
  writePasswordChangedMail,
  writePasswordResetMail,
  writeSignUpCodeMail,
} from '../../server/content/mails/account-mails.ts';
import {
  writeContractMail,
  writeContractText,
  type ContractMessage,
} from '../../server/content/mails/contract-mails.ts';
import type { ContractFacts, MessageRecipient } from '../../server/content/mails/contract-words.ts';
import { writeInquiryAnsweredMail, writeInquiryReceivedMail } from '../../server/content/mails/inquiry-answer-mails.ts';
import { writeInquiryMail } from '../../server/content/mails/inquiry-mail.ts';
import { writeInvitationMail } from '../../server/content/mails/invitation-mail.ts';
import { writeFormerOwnerMail, writeNewOwnerMail } from '../../server/content/mails/ownership-mails.ts';
import { writeLinksTransferredMail } from '../../server/content/mails/links-transferred-mail.ts';
import type { Language, EmailSender } from '../../server/content/mails/letter.ts';
import {
  writeUnusableCardMail,
  writeExpiringCreditsMail,
  writePlanEndedMail,
  writeReceiptMail,
  writeRenewalFailedMail,
  writeUpcomingRenewalMail,
} from '../../server/content/mails/payment-mails.ts';
import { writeReceiverCodeMail } from '../../server/content/mails/receiver-mails.ts';
import { writeQuestionMail, writeSenderMail } from '../../server/content/mails/sender-mails.ts';
import type { Mail } from '../../server/modules/messages/outbox.ts';

const PUBLIC_URL = 'https://dojang.test';
const EMAIL = 'dy.lee@receiver.example';
const CONTRACT = '0198c0de-0000-7000-8000-0000000000c1';
export const TITLE = '2026년 근로계약서_이도윤 <초안>';

export const SENDER: EmailSender = {
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
  writeContractMail(EMAIL, kind, about(language, change));
export const contractTextOf = (kind: ContractMessage, language: Language = 'ko', change?: Change) =>
  writeContractText('01034822731', kind, about(language, change));

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
  [`RECEIVER_CODE ${language}`, writeReceiverCodeMail(EMAIL, '482731', { name: TO.name, sender: SENDER, language })],
];

const notice = { title: TITLE, publicUrl: PUBLIC_URL, contractId: CONTRACT, who: '이도윤' };

const DUE = new Date('2026-12-20T00:00:00Z');
const OWNERS = { to: EMAIL, publicUrl: PUBLIC_URL, sender: SENDER, formerName: '김지수', ownerName: '<배준호>' };
const payer = { to: EMAIL, publicUrl: PUBLIC_URL };

export const ALL_MAILS: readonly [string, Mail][] = [
  ...toReceivers('ko'),
  ...toReceivers('en'),
  ['SIGN_UP_CODE', writeSignUpCodeMail(EMAIL, '482731')],
  ['ALREADY_REGISTERED', writeAlreadyRegisteredMail(EMAIL, PUBLIC_URL)],
  ['PASSWORD_RESET', writePasswordResetMail(EMAIL, PUBLIC_URL, 'a'.repeat(22))],
  ['PASSWORD_CHANGED', writePasswordChangedMail(EMAIL, PUBLIC_URL)],
  ['LOGIN_TROUBLE', writeLoginTroubleMail(EMAIL, PUBLIC_URL)],
  [
    'INVITATION',
    writeInvitationMail({
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
    writeLinksTransferredMail({
      to: EMAIL,
      publicUrl: PUBLIC_URL,
      sender: SENDER,
      fromName: '문예린',
      links: ['1공장 정문', '2공장 정문', '<협력사> 교육', '채용 설명회', '안전 교육', '창고', '기숙사'],
      contracts: 12,
    }),
  ],
  ['OWNERSHIP_GIVEN', writeFormerOwnerMail(OWNERS)],
  ['OWNERSHIP_TAKEN', writeNewOwnerMail(OWNERS)],
  ['PAYMENT_RECEIPT', writeReceiptMail({ ...payer, orderName: '크레딧 100개', amount: 10_000, paidAt: DUE })],
  [
    'PAYMENT_RECEIPT plan',
    writeReceiptMail({ ...payer, orderName: '스탠다드 요금제', amount: 99_000, paidAt: DUE, periodEnd: DUE }),
  ],
  ['RENEWAL_SOON', writeUpcomingRenewalMail({ ...payer, planName: '스탠다드', amount: 99_000, dueAt: DUE })],
  ['RENEWAL_FAILED', writeRenewalFailedMail({ ...payer, amount: 99_000, retryAt: DUE, needsCard: false })],
  ['RENEWAL_FAILED card', writeRenewalFailedMail({ ...payer, amount: 99_000, retryAt: DUE, needsCard: true })],
  ['PLAN_ENDED', writePlanEndedMail({ ...payer, planName: '스탠다드', isUnpaid: false })],
  ['PLAN_ENDED unpaid', writePlanEndedMail({ ...payer, planName: '스탠다드', isUnpaid: true })],
  ['CREDITS_ENDING', writeExpiringCreditsMail({ ...payer, credits: 1_200, endsAt: DUE })],
  ['CARD_UNUSABLE', writeUnusableCardMail({ ...payer, card: '신한 123*', use: 'PLAN' })],
  ['CARD_UNUSABLE refilling', writeUnusableCardMail({ ...payer, card: '신한 123*', use: 'REFILL' })],
  ['CARD_UNUSABLE other', writeUnusableCardMail({ ...payer, card: '신한 123*', use: 'NONE' })],
  ['CONTRACT_EXPIRED', writeSenderMail(EMAIL, 'CONTRACT_EXPIRED', notice)],
  ['SCHEDULED_FAILED', writeSenderMail(EMAIL, 'SCHEDULED_FAILED', { ...notice, words: REASON })],
  ['CONTRACT_COMPLETED', writeSenderMail(EMAIL, 'CONTRACT_COMPLETED', notice)],
  ['CONTRACT_COMPLETED at once', writeSenderMail(EMAIL, 'CONTRACT_COMPLETED', { ...notice, sealedAtOnceFor: 2 })],
  ['CONTRACT_COMPLETED to nobody', writeSenderMail(EMAIL, 'CONTRACT_COMPLETED', { ...notice, sealedAtOnceFor: 0 })],
  ['CONTRACT_DECLINED', writeSenderMail(EMAIL, 'CONTRACT_DECLINED', { ...notice, words: REASON })],
  ['CONTRACT_DELEGATED', writeSenderMail(EMAIL, 'CONTRACT_DELEGATED', { ...notice, words: '박민지' })],
  [
    'QUESTION',
    writeQuestionMail(EMAIL, {
      ...notice,
      from: { name: '이도윤', email: EMAIL, phone: '010-3482-2731' },
      text: '근무 시작일이 12월 1일이 맞나요?',
    }),
  ],
  [
    'INQUIRY',
    writeInquiryMail({
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
  [
    'INQUIRY_RECEIVED',
    writeInquiryReceivedMail({ to: EMAIL, url: `${PUBLIC_URL}/setting/support?thread=${CONTRACT}` }),
  ],
  [
    'INQUIRY_ANSWERED',
    writeInquiryAnsweredMail({
      to: EMAIL,
      subject: '요금',
      answer: '매달 1일에 결제해요.',
      url: `${PUBLIC_URL}/setting/support?thread=${CONTRACT}`,
    }),
  ],
];
