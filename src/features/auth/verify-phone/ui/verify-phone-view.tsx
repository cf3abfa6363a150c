import { RotateCcw, ShieldCheck } from '@/shared/icons';
import type { SnapshotFrom } from 'xstate';
import type { verifyPhoneMachine } from '@/entities/phone-verification';
import { getErrorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Stack } from '@/shared/ui/layout/stack';

type VerifyPhoneViewProps = {
  snapshot: Pick<SnapshotFrom<typeof verifyPhoneMachine>, 'value' | 'context'>;
  onStart: () => void;
  onRetry: () => void;
};

export function VerifyPhoneView({ snapshot: { value, context }, onStart, onRetry }: VerifyPhoneViewProps) {
  switch (value) {
    case 'deciding':
    case 'checking':
      return (
        <Banner tone="neutral" announce>
          본인 확인 결과를 확인하고 있어요.
        </Banner>
      );
    case 'verified':
      return (
        <Banner tone="accent" announce>
          본인 확인을 마쳤어요.
        </Banner>
      );
    case 'waiting':
      return (
        <Stack gap={4}>
          <Banner tone="neutral" announce>
            본인 확인을 기다리고 있어요. 새 창에서 본인 확인을 마쳐주세요.
          </Banner>
          <Button variant="secondary" size="lg" fullWidth icon={<RotateCcw />} onClick={onStart}>
            다시 하기
          </Button>
        </Stack>
      );
    case 'idle':
    case 'starting':
    case 'unfinished':
    case 'failed':
      return (
        <Stack gap={4}>
          {value === 'unfinished' && (
            <Banner tone="warning" announce>
              본인 확인을 끝내지 못했어요. 다시 해주세요.
            </Banner>
          )}
          {value === 'failed' && context.failure && <Banner tone="danger">{getErrorMessage(context.failure)}</Banner>}
          {value === 'failed' && context.requestUuid ? (
            <Button variant="primary" size="xl" fullWidth onClick={onRetry}>
              결과 다시 확인하기
            </Button>
          ) : (
            <Button
              variant="primary"
              size="xl"
              fullWidth
              icon={<ShieldCheck />}
              loading={value === 'starting'}
              loadingLabel="여는 중"
              onClick={onStart}
            >
              {value === 'unfinished' ? '다시 하기' : '본인 확인하기'}
            </Button>
          )}
        </Stack>
      );
  }
}
