import { getErrorMessage, type ApiError } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import * as styles from './send-many.css';

type ReviewFailureProps = {
  failure: ApiError;
  onBack: () => void;
  onRenew: () => void;
  onKeep: () => void;
  onVerify: () => void;
};

export function ReviewFailure({ failure, ...ways }: ReviewFailureProps) {
  const problems = failure.body?.problems ?? [];
  return (
    <Banner tone="danger" action={<WayOut failure={failure} {...ways} />}>
      {failure.code === 'VERSION_CHANGED'
        ? '그 사이 템플릿이 새로 공개됐어요. 새 판으로 다시 확인하거나, 확인한 예전 판으로 보내주세요.'
        : failure.code === 'ROWS_WRONG'
          ? '고쳐야 할 줄이 있어요. 고치거나 빼고 보내주세요.'
          : failure.code === 'VERSION_CONFLICT'
            ? '다른 창에서 줄을 고쳤어요. 줄을 다시 확인해주세요.'
            : getErrorMessage(failure)}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

/** Renders nothing for a failure that can only be retried with the send button. */
function WayOut({ failure: { code }, onBack, onRenew, onKeep, onVerify }: ReviewFailureProps) {
  if (code === 'VERSION_CHANGED') {
    return (
      <div className={styles.recoveryActions}>
        <Button size="sm" onClick={onRenew}>
          새 판으로 확인하기
        </Button>
        <Button size="sm" onClick={onKeep}>
          예전 판으로 보내기
        </Button>
      </div>
    );
  }
  if (code === 'ROWS_WRONG' || code === 'VERSION_CONFLICT') {
    return (
      <Button size="sm" onClick={onBack}>
        줄 보러 가기
      </Button>
    );
  }
  if (code !== 'VERIFICATION_NEEDED') return null;
  return (
    <Button size="sm" onClick={onVerify}>
      본인 확인하기
    </Button>
  );
}
