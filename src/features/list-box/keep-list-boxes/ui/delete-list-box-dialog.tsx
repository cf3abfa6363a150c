import { Trash2 } from 'lucide-react';
import type { ListBox } from '@/entities/list-box';
import { errorMessage } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { useDeleteListBox } from '../api/list-box-acts';

type DeleteListBoxDialogProps = { box: ListBox; onDone: () => void; onClose: () => void };

export function DeleteListBoxDialog({ box, onDone, onClose }: DeleteListBoxDialogProps) {
  const remove = useDeleteListBox(box, onDone);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title={`‘${box.name}’ 목록을 지울까요?`}
      description="이미 보낸 문서는 그대로 있어요."
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
