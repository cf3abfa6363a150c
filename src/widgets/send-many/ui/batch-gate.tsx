import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { batchQueries, type Batch } from '@/entities/batch';
import { getErrorMessage } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import type { FrameParts } from './frame-parts';

type BatchGateProps = {
  batchId: string | null;
  renderFrame: (parts: FrameParts) => ReactNode;
  children: (batch: Batch | null) => ReactNode;
};

export function BatchGate({ batchId, renderFrame, children }: BatchGateProps) {
  const { data, error, refetch } = useQuery({ ...batchQueries.detail(batchId ?? ''), enabled: batchId !== null });
  if (batchId === null || data) return children(data ?? null);
  return renderFrame({
    children: !error ? (
      <PageSkeleton />
    ) : error.status === 404 ? (
      <EmptyState
        kind="nothing-found"
        headingLevel={1}
        title="보내던 묶음을 찾을 수 없어요"
        description="지워졌거나 다른 분이 보내는 묶음일 수 있어요."
      />
    ) : (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={() => void refetch()}>
            다시 불러오기
          </Button>
        }
      >
        보내던 묶음을 불러오지 못했어요. {getErrorMessage(error)}
      </Banner>
    ),
  });
}
