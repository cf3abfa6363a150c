import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api, getErrorMessage, unwrap } from '@/shared/api';
import { href } from '@/shared/routes';
import { ReasonDialog } from '@/shared/ui/overlays/reason-dialog';
import { toast } from '@/shared/ui/feedback/toast';

type CloseOrganizationDialogProps = { organizationUuid: string; onClose: () => void };

export function CloseOrganizationDialog({ organizationUuid, onClose }: CloseOrganizationDialogProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const close = useMutation({
    mutationFn: (withdrawReason: string) =>
      unwrap(
        api.DELETE('/organizations/{id}/withdraw', {
          params: { path: { id: organizationUuid } },
          body: { withdrawReason },
        }),
      ),
    onSuccess: async () => {
      toast.success('조직을 없앴어요');
      await navigate(href('dashboard'));
      await queryClient.resetQueries();
    },
  });
  return (
    <ReasonDialog
      title="조직을 없앨까요?"
      description="이 조직으로는 더 이상 보낼 수 없고 되돌릴 수 없어요."
      reasonLabel="왜 없애시나요?"
      confirmLabel="조직 없애기"
      isBusy={close.isPending}
      failure={close.error && getErrorMessage(close.error)}
      onConfirm={(reason) => close.mutate(reason)}
      onClose={onClose}
    />
  );
}
