import { Trash2 } from 'lucide-react';
import type { Group } from '@/entities/group';
import { errorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { useDeleteGroup } from '../api/group-acts';

export function DeleteGroupDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const remove = useDeleteGroup(group, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title={`‘${group.name}’ 그룹을 지울까요?`}
      description="그룹과 나눈 문서를 그룹의 멤버가 더는 볼 수 없어요. 멤버와 문서는 그대로 있어요."
      footer={
        <>
          <Button variant="secondary" size="lg" onClick={onClose}>
            그만두기
          </Button>
          <Button
            variant="danger"
            size="lg"
            icon={<Trash2 />}
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            지우기
          </Button>
        </>
      }
    >
      {remove.error && <Banner tone="danger">{errorMessage(remove.error)}</Banner>}
    </Dialog>
  );
}
