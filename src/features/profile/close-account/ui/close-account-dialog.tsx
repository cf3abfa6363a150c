import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api, getErrorMessage, endSession, unwrap, type ApiError } from '@/shared/api';
import { href } from '@/shared/routes';
import { ReasonDialog } from '@/shared/ui/overlays/reason-dialog';
import { toast } from '@/shared/ui/feedback/toast';

export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const close = useMutation({
    mutationFn: (withdrawReason: string) => unwrap(api.PATCH('/users/withdraw', { body: { withdrawReason } })),
    onSuccess: async () => {
      void endSession();
      toast.success('탈퇴했어요. 그동안 고마웠어요');
      await navigate(href('landing'));
    },
  });
  return (
    <ReasonDialog
      title="정말 탈퇴할까요?"
      description="내 정보가 지워지고 되돌릴 수 없어요. 조직에서 보낸 문서는 그대로 남고, 문의한 내용은 법에 따라 3년 동안 보관해요."
      reasonLabel="왜 그만두시나요?"
      confirmLabel="탈퇴하기"
      isBusy={close.isPending}
      failure={close.error && failureWords(close.error)}
      onConfirm={(reason) => close.mutate(reason)}
      onClose={onClose}
    />
  );
}

/** Names the organisation that blocks closing the account, because the user may own several. */
const failureWords = (error: ApiError) =>
  getErrorMessage(error, {
    LAST_OWNER: `${error.body?.organizationName ?? '조직'}의 소유자예요. 소유자를 넘기거나 조직을 없앤 뒤에 탈퇴할 수 있어요.`,
  });
