import type { DirectUrl } from '@/entities/link/direct-url';
import { getErrorMessage } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/overlays/confirm-dialog';
import { useSetLinkState } from '../api/link-acts';

type EndLinkProps = { link: DirectUrl; onClose: () => void };

export function EndLink({ link, onClose }: EndLinkProps) {
  const end = useSetLinkState();
  return (
    <ConfirmDialog
      title="이 링크를 닫을까요?"
      description={`${link.name} · 다시 열 수 없어요. 서명하던 분은 끝까지 할 수 있어요.`}
      action={{ label: '링크 닫기', isDanger: true }}
      isBusy={end.isPending}
      failure={end.error && getErrorMessage(end.error)}
      onConfirm={() => end.mutate({ link, state: 'ENDED' }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
