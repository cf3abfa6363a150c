import { Trash2 } from 'lucide-react';
import type { Contact } from '@/entities/contact';
import { errorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { useDeleteContact } from '../api/contact-acts';

export function DeleteContactDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const remove = useDeleteContact(contact, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title={`${contact.name} 님을 지울까요?`}
      description="연락처에서만 지워요. 이미 보낸 문서는 그대로 있어요."
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
