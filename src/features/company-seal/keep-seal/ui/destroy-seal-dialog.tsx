import { Trash } from '@/shared/icons';
import type { CompanySeal } from '@/entities/company-seal';
import { getErrorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { useChangeSeal } from '../api/seal-acts';

export function DestroySealDialog({ seal, onClose }: { seal: CompanySeal; onClose: () => void }) {
  const change = useChangeSeal(seal, '없앴어요', onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title={`‘${seal.name}’ 도장을 없앨까요?`}
      description="다시 쓸 수 없어요. 기록은 남아요."
      footer={
        <>
          <Button variant="secondary" size="lg" onClick={onClose}>
            그만두기
          </Button>
          <Button
            variant="danger"
            size="lg"
            icon={<Trash />}
            loading={change.isPending}
            onClick={() => change.mutate({ state: 'DESTROYED' })}
          >
            없애기
          </Button>
        </>
      }
    >
      {change.error && <Banner tone="danger">{getErrorMessage(change.error)}</Banner>}
    </Dialog>
  );
}
