import type { ApiError } from '@/shared/api';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { Link } from '@/shared/ui/actions/link';
import { Banner } from '@/shared/ui/feedback/banner';
import { describeFailure } from '../model/words';
import { getSubscribeStep, type SubscribeViewProps } from './subscribe-view';

type BillFailureProps = Pick<SubscribeViewProps, 'snapshot' | 'onRetry'> & { failure: ApiError };

export function BillFailure({ snapshot: { value }, failure, onRetry }: BillFailureProps) {
  const step = getSubscribeStep(value);
  if (step === 'unanswered') {
    return (
      <Banner tone="warning" announce>
        결제됐는지 아직 알 수 없어요. 다시 확인해도 두 번 결제되지 않아요.
      </Banner>
    );
  }
  const again = (
    <Button size="sm" onClick={onRetry}>
      다시 불러오기
    </Button>
  );
  const look = <Link to={href('settingPayment')}>결제와 크레딧 보기</Link>;
  return (
    <Banner tone="danger" action={step === 'unchecked' ? again : step === 'refused' && look}>
      {describeFailure(failure)}
    </Banner>
  );
}
