import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contractQueries } from '@/entities/contract';
import { GroupChoice, groupQueries } from '@/entities/group';
import { getErrorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { Stack } from '@/shared/ui/layout/stack';
import { useShareContract } from '../api/share-contract';
import type { ActionableContract } from '../model/possible-acts';

type ShareDialogProps = { contract: ActionableContract; onClose: () => void };

type Readiness = { isRead: boolean; groupCount: number | undefined };

function whyNotSaved({ isRead, groupCount }: Readiness) {
  if (!isRead || groupCount === undefined) return '그룹을 불러오고 있어요.';
  return groupCount === 0 ? '나눌 그룹이 없어요.' : undefined;
}

export function ShareDialog({ contract: { contractId, status }, onClose }: ShareDialogProps) {
  const groups = useQuery(groupQueries.list());
  const contract = useQuery(contractQueries.detail(contractId));
  const [chosen, setChosen] = useState<string[] | null>(null);
  const share = useShareContract(contractId, onClose);
  const before = contract.data?.sharedGroupIds;
  // A group may have been deleted since it was chosen.
  const now = (chosen ?? before ?? []).filter((one) => groups.data?.some(({ groupId }) => groupId === one) ?? true);
  const isChanged = before !== undefined && (now.length !== before.length || now.some((one) => !before.includes(one)));
  const isDraft = status === 'DRAFT' || status === 'SCHEDULED';
  const unread = groups.isError ? groups : contract.isError ? contract : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title="어느 그룹과 나눌까요?"
      description={
        isDraft
          ? '보내고 나면 그룹 모두가 이 문서를 볼 수 있어요.'
          : '나눈 문서는 그룹 모두가 볼 수 있어요. 고치거나 취소하지는 못해요.'
      }
      dirty={isChanged}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button
            variant="primary"
            size="lg"
            loading={share.isPending}
            disabledReason={whyNotSaved({ isRead: before !== undefined, groupCount: groups.data?.length })}
            onClick={() => (isChanged ? share.mutate(now) : onClose())}
          >
            저장하기
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {share.error && <Banner tone="danger">{getErrorMessage(share.error)}</Banner>}
        {unread ? (
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={() => void unread.refetch()}>
                다시 불러오기
              </Button>
            }
          >
            그룹을 불러오지 못했어요.
          </Banner>
        ) : (
          <GroupChoice groups={before && groups.data ? groups.data : null} chosen={now} onChoose={setChosen} />
        )}
      </Stack>
    </Dialog>
  );
}
