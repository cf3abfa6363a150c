import { getErrorMessage, type ApiError } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Row } from '@/shared/ui/layout/stack';

type SaveProblemProps = {
  state: 'saved' | 'saving' | 'failed' | 'conflict';
  failure: ApiError | null;
  onRetry: () => void;
  onReload: () => void;
  onOverwrite: () => void;
  /** Shows how the two versions differ, on pages that support it. */
  onCompare?: () => void;
  /** Describes how much the versions differ, if known. */
  difference?: string | undefined;
};

/**
 * Explains why the draft wasn't saved and offers ways to resolve it. Nothing is overwritten or lost without
 * confirmation.
 */
export function SaveProblem({
  state,
  failure,
  onRetry,
  onReload,
  onOverwrite,
  onCompare,
  difference,
}: SaveProblemProps) {
  if (state === 'conflict') {
    return (
      <Banner
        tone="danger"
        action={
          <Row gap={2}>
            {onCompare && (
              <Button size="sm" onClick={onCompare}>
                다른 점 보기
              </Button>
            )}
            <Button size="sm" onClick={onReload}>
              다시 불러오기
            </Button>
            <Button size="sm" onClick={onOverwrite}>
              내 것으로 덮어쓰기
            </Button>
          </Row>
        }
      >
        다른 곳에서 고친 내용이 있어요. {difference} 다시 불러오면 여기서 고친 내용은 사라져요.
      </Banner>
    );
  }
  if (state !== 'failed' || !failure) return null;
  if (failure.code === 'CONTRACT_NOT_DRAFT') {
    return (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={onReload}>
            다시 불러오기
          </Button>
        }
      >
        {getErrorMessage(failure)}
      </Banner>
    );
  }
  return (
    <Banner
      tone="danger"
      action={
        <Button size="sm" onClick={onRetry}>
          다시 저장
        </Button>
      }
    >
      저장하지 못했어요. {getErrorMessage(failure)}
    </Banner>
  );
}
