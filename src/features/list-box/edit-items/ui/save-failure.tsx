import { getErrorMessage, type ApiError } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';

export const SaveFailure = ({ error, onReload }: { error: ApiError; onReload: () => void }) =>
  error.code === 'VERSION_CONFLICT' ? (
    <Banner
      tone="danger"
      action={
        <Button size="sm" onClick={onReload}>
          새로 불러오기
        </Button>
      }
    >
      다른 분이 먼저 바꿨어요. 새로 불러오면 여기서 고친 것은 사라져요.
    </Banner>
  ) : (
    <Banner tone="danger">{getErrorMessage(error)}</Banner>
  );
