import { formatSeoulTime, getLastDayOfPeriod } from '../../../rules/dates.ts';
import { writeMail } from './write-mail.ts';

type To = { to: string; publicUrl: string };

const FOOT = ['조직의 소유자와 결제를 관리하는 분에게 알려드려요.'];
const won = (amount: number) => `${amount.toLocaleString('ko')}원`;
const day = (at: Date) => formatSeoulTime(at).slice(0, 10);
const time = (at: Date) => formatSeoulTime(at).slice(0, 16);

const lastDay = (end: Date) => getLastDayOfPeriod(end).replaceAll('-', '.');

const historyButton = (publicUrl: string) => ({
  label: '결제 내역 보기',
  href: `${publicUrl}/setting/payment/history`,
});
const paymentButton = (publicUrl: string) => ({
  label: '결제 설정 보기',
  href: `${publicUrl}/setting/payment/dashboard`,
});

type Receipt = To & { orderName: string; amount: number; paidAt: Date; periodEnd?: Date };

export const writeReceiptMail = ({ to, publicUrl, orderName, amount, paidAt, periodEnd }: Receipt) =>
  writeMail({
    to,
    template: 'PAYMENT_RECEIPT',
    subject: `${won(amount)}을 결제했어요: ${orderName}`,
    preheader: `${orderName}, ${won(amount)}`,
    heading: `${won(amount)}을 결제했어요`,
    paragraphs: ['카드 매출전표가 세금계산서를 대신해요. 부가세 공제에도 쓸 수 있어요.'],
    facts: [
      ['산 것', orderName],
      ['금액', `${won(amount)} (부가세 포함)`],
      ['결제한 때', time(paidAt)],
      ...(periodEnd ? [['쓰는 기간', `${lastDay(periodEnd)}까지`] as const] : []),
    ],
    button: historyButton(publicUrl),
    foot: FOOT,
  });

export const writeUpcomingRenewalMail = ({
  to,
  publicUrl,
  planName,
  amount,
  dueAt,
}: To & { planName: string; amount: number; dueAt: Date }) =>
  writeMail({
    to,
    template: 'RENEWAL_SOON',
    subject: `${day(dueAt)}에 ${won(amount)}을 결제해요`,
    preheader: `${planName} 요금제를 한 달 더 써요.`,
    heading: `${day(dueAt)}에 ${won(amount)}을 결제해요`,
    paragraphs: [
      `${planName} 요금제를 한 달 더 쓰도록 등록한 카드로 결제해요.`,
      '더 쓰지 않으려면 그 전에 결제 설정에서 그만두어주세요.',
    ],
    button: paymentButton(publicUrl),
    foot: FOOT,
  });

type RenewalFailed = To & { amount: number; retryAt: Date; needsCard: boolean };

export const writeRenewalFailedMail = ({ to, publicUrl, amount, retryAt, needsCard }: RenewalFailed) =>
  writeMail({
    to,
    template: 'RENEWAL_FAILED',
    subject: `${won(amount)}을 결제하지 못했어요`,
    preheader: needsCard ? '새 카드를 등록해주세요.' : `${day(retryAt)}에 다시 해볼게요.`,
    heading: `${won(amount)}을 결제하지 못했어요`,
    paragraphs: [
      needsCard
        ? `결제할 수 있는 카드가 없어서 요금제를 이어가지 못했어요. 새 카드를 등록하면 ${time(retryAt)}에 다시 해볼게요.`
        : `결제하지 못해서 요금제를 이어가지 못했어요. ${time(retryAt)}에 다시 해볼게요.`,
      '그때까지는 프리 요금제만큼 보낼 수 있어요. 카드를 바꾸거나 지금 다시 결제할 수도 있어요.',
    ],
    button: paymentButton(publicUrl),
    foot: FOOT,
  });

export const writePlanEndedMail = ({
  to,
  publicUrl,
  planName,
  isUnpaid,
}: To & { planName: string; isUnpaid: boolean }) =>
  writeMail({
    to,
    template: 'PLAN_ENDED',
    subject: `${planName} 요금제가 끝났어요`,
    preheader: '이제 프리 요금제를 써요.',
    heading: `${planName} 요금제가 끝났어요`,
    paragraphs: [
      isUnpaid
        ? '일주일 동안 결제하지 못해서 요금제가 끝났어요. 이제 프리 요금제를 써요.'
        : '그만두기로 한 요금제가 끝났어요. 이제 프리 요금제를 써요.',
      '문서와 템플릿, 멤버는 그대로예요. 남은 크레딧도 계속 쓸 수 있어요.',
    ],
    button: paymentButton(publicUrl),
    foot: FOOT,
  });

/** Reports a card that will never work again. */
const CARD_USES = {
  PLAN: '정기 결제에 쓰는 카드예요. 요금제를 이어가려면 새 카드를 등록해주세요.',
  REFILL: '크레딧을 자동으로 채우는 카드예요. 계속 채우려면 새 카드를 등록해주세요.',
  NONE: '정기 결제에 쓰는 카드는 아니에요. 더 쓰지 않는다면 지워주세요.',
};

type UnusableCard = To & { card: string; use: keyof typeof CARD_USES };

export const writeUnusableCardMail = ({ to, publicUrl, card, use }: UnusableCard) =>
  writeMail({
    to,
    template: 'CARD_UNUSABLE',
    subject: `쓸 수 없게 된 카드가 있어요: ${card}`,
    preheader: use === 'NONE' ? '더 쓰지 않는다면 지워주세요.' : '새 카드를 등록해주세요.',
    heading: '쓸 수 없게 된 카드가 있어요',
    paragraphs: [CARD_USES[use]],
    facts: [['카드', card]],
    button: paymentButton(publicUrl),
    foot: FOOT,
  });

type Refunded = To & { orderName: string; amount: number; planName: string | null };

export const writeRefundMail = ({ to, publicUrl, orderName, amount, planName }: Refunded) =>
  writeMail({
    to,
    template: 'PAYMENT_REFUNDED',
    subject: `${won(amount)}을 돌려드렸어요: ${orderName}`,
    preheader: `${orderName}, ${won(amount)}`,
    heading: `${won(amount)}을 돌려드렸어요`,
    paragraphs: [
      '결제한 카드로 돌려드렸어요. 카드사에 따라 며칠이 걸려요.',
      ...(planName === null ? [] : [`${planName} 요금제가 끝났고, 이제 프리 요금제를 써요.`]),
    ],
    facts: [
      ['산 것', orderName],
      ['돌려드린 금액', won(amount)],
    ],
    button: historyButton(publicUrl),
    foot: FOOT,
  });

export const writeRefillDisabledMail = ({ to, publicUrl, cause }: To & { cause: 'REFUSED' | 'TOO_OFTEN' }) =>
  writeMail({
    to,
    template: 'REFILL_OFF',
    subject: '크레딧 자동 채우기를 껐어요',
    preheader: '크레딧이 모자라면 문서를 보내지 못해요.',
    heading: '크레딧 자동 채우기를 껐어요',
    paragraphs: [
      cause === 'REFUSED'
        ? '등록한 카드로 결제하지 못했어요. 카드를 확인하고 다시 켜주세요.'
        : '하루에 다섯 번 채워서 멈췄어요. 잘못 보내는 문서가 없는지 확인하고 다시 켜주세요.',
      '남은 크레딧은 계속 쓸 수 있어요.',
    ],
    button: paymentButton(publicUrl),
    foot: FOOT,
  });

export const writeExpiringCreditsMail = ({ to, publicUrl, credits, endsAt }: To & { credits: number; endsAt: Date }) =>
  writeMail({
    to,
    template: 'CREDITS_ENDING',
    subject: `곧 끝나는 크레딧이 ${credits.toLocaleString('ko')}개 있어요`,
    preheader: `${lastDay(endsAt)}까지 쓸 수 있어요.`,
    heading: `곧 끝나는 크레딧이 ${credits.toLocaleString('ko')}개 있어요`,
    paragraphs: [`${lastDay(endsAt)}까지 쓸 수 있어요. 그 뒤에는 사라져요.`],
    button: paymentButton(publicUrl),
    foot: FOOT,
  });
