import { Trash2 } from 'lucide-react';
import type { KeptMark } from '@/entities/kept-mark';
import { errorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { useRemoveMark } from '../api/mark-acts';

export function RemoveMarkDialog({ mark, onClose }: { mark: KeptMark; onClose: () => void }) {
  const remove = useRemoveMark(mark, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title={`‘${mark.name}’ ${mark.use === 'SEAL' ? '도장' : '서명'}을 지울까요?`}
      description="이미 서명한 문서는 그대로 있어요."
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
