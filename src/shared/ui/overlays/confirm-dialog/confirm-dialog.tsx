import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Dialog } from '@/shared/ui/overlays/dialog';

type ConfirmDialogProps = {
  title: string;
  description: string;
  action: { label: string; icon?: ReactNode; isDanger?: boolean };
  isBusy: boolean;
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

export const ConfirmDialog = ({
  title,
  description,
  action,
  isBusy,
  failure,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    width={420}
    title={title}
    description={description}
    footer={
      <>
        <Button variant="secondary" size="lg" onClick={onClose}>
          그만두기
        </Button>
        <Button
          variant={action.isDanger ? 'danger' : 'primary'}
          size="lg"
          icon={action.icon}
          loading={isBusy}
          onClick={onConfirm}
        >
          {action.label}
        </Button>
      </>
    }
  >
    {failure && <Banner tone="danger">{failure}</Banner>}
  </Dialog>
);
