import type { PaymentProfile } from '@/entities/payment/account';
import { getLastDayOfPeriod, type PlanAvailability } from '@/entities/payment/plan';
import { getErrorMessage, type ApiError } from '@/shared/api';
import { formatDate } from '#rules/dates.ts';

type Offer = Pick<PlanAvailability, 'available' | 'reason'>;

export function explainUnavailablePlan({ available, reason }: Offer, { periodEnd }: PaymentProfile): string | null {
  switch (reason) {
    case 'ALREADY_ON':
      return '이미 쓰고 있는 요금제예요';
    case 'ENDING':
      return available
        ? '해지한 요금제예요. 오늘 결제하지 않고 이어서 쓸 수 있어요'
        : `이미 해지했어요. ${formatDate(getLastDayOfPeriod(periodEnd), 'M월 D일')}이 지나면 바뀌어요`;
    case 'NO_CARD':
      return '등록한 카드가 없어요. 카드를 더하면 바꿀 수 있어요';
    case 'PAYMENT_RUNNING':
      return '결제 결과를 확인하고 있어요. 잠시 뒤에 다시 해주세요';
    case null:
      return null;
  }
}

export const describeFailure = (failure: ApiError): string =>
  getErrorMessage(failure, {
    CARD_DECLINED: '카드사가 승인하지 않았어요. 다른 카드로 하거나 카드사에 물어봐주세요.',
    CARD_UNUSABLE: '쓸 수 없는 카드예요. 다른 카드를 고르거나 새 카드를 등록해주세요.',
    NOT_FOUND: '지워진 카드예요. 다른 카드를 골라주세요.',
    PAYMENT_RUNNING: '다른 결제 결과를 확인하고 있어요. 잠시 뒤에 다시 확인해주세요.',
    ALREADY_ON: '그사이에 요금제가 바뀌었어요. 결제와 크레딧에서 확인해주세요.',
    PAYMENT_UNAVAILABLE: '문제가 생겼어요. 다시 시도해주세요',
  });
