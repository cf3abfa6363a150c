import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { contractQueries, type Contract } from '@/entities/contract';
import { getErrorMessage } from '@/shared/api';
import { href } from '@/shared/routes';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button, ButtonLink } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { SendColumns } from './send-columns';
import { SendFrame, type SendFrameProps, type SendStep } from './send-frame';
import * as styles from './send-frame.css';

interface DraftGateProps {
  contractId: string;
  step?: SendStep;
  /** Gets the server's latest draft, which isn't refetched, because the page's own changes are newer. */
  children: (draft: Contract) => ReactNode;
  /** Gets the cached contract while the draft is loading. */
  renderSkeleton?: (known: Contract | null) => ReactNode;
  /** The frame without a draft to show. Defaults to that of the sending flow. */
  renderFrame?: (frame: Pick<SendFrameProps, 'title' | 'onLeave' | 'children'>) => ReactNode;
}

/** Shows a page of the sending flow only if the member may edit the draft. */
export function DraftGate({ contractId, step = 'receivers', children, renderSkeleton, renderFrame }: DraftGateProps) {
  const navigate = useNavigate();
  // Another page of the flow may have saved something newer than the cached draft.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...contractQueries.detail(contractId),
    refetchOnMount: 'always',
  });
  if (data && isFetchedAfterMount && !error && data.status === 'DRAFT' && data.mayChange) return children(data);

  const frame = {
    title: data?.title ?? '새 문서',
    onLeave: () => void navigate(href('contracts')),
    children:
      error && error.status !== 404 ? (
        <SendColumns>
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={() => void refetch()}>
                다시 불러오기
              </Button>
            }
          >
            문서를 불러오지 못했어요. {getErrorMessage(error)}
          </Banner>
        </SendColumns>
      ) : error || (data && isFetchedAfterMount) ? (
        <div className={styles.centredMain}>
          <Closed contract={error ? null : (data ?? null)} />
        </div>
      ) : renderSkeleton ? (
        renderSkeleton(data ?? null)
      ) : (
        <SendColumns>
          <PageSkeleton />
        </SendColumns>
      ),
  };
  return renderFrame ? renderFrame(frame) : <SendFrame step={step} contractId={null} {...frame} />;
}

function Closed({ contract }: { contract: Contract | null }) {
  if (!contract) {
    return (
      <EmptyState
        kind="nothing-found"
        headingLevel={1}
        title="문서를 찾을 수 없어요"
        description="지워졌거나 주소가 바뀌었을 수 있어요."
        actions={
          <ButtonLink variant="primary" size="lg" to={href('contracts')}>
            문서함으로 가기
          </ButtonLink>
        }
      />
    );
  }
  const isSent = contract.status !== 'DRAFT';
  return (
    <EmptyState
      kind={isSent ? 'nothing-left' : 'no-permission'}
      headingLevel={1}
      title={isSent ? '작성 중인 문서가 아니에요' : '볼 수 없는 화면이에요'}
      description={
        isSent
          ? '이미 보냈거나 보낼 예정인 문서는 여기서 고칠 수 없어요.'
          : '다른 분이 쓰고 있는 문서예요. 그분만 고칠 수 있어요.'
      }
      actions={
        <ButtonLink variant="primary" size="lg" to={href('contract', { contractId: contract.contractId })}>
          문서 보기
        </ButtonLink>
      }
    />
  );
}
