import { useMutation, useQueryClient } from '@tanstack/react-query';
import { templateQueries } from '@/entities/template';
import { api, getErrorMessage, unwrap } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/overlays/confirm-dialog';

type RestoreVersionProps = {
  templateId: string;
  version: number;
  /** The number of the old version. */
  number: number;
  /** True if unpublished changes would be lost. */
  hasChanges: boolean;
  onRestored: () => void;
  onClose: () => void;
};

export function RestoreVersion({ templateId, version, number, hasChanges, onRestored, onClose }: RestoreVersionProps) {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/templates/{templateId}/versions/{number}/restore', {
          params: { path: { templateId, number } },
          body: { version },
        }),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: templateQueries.one(templateId) });
      onRestored();
    },
  });
  return (
    <ConfirmDialog
      title={`${number}판을 되살릴까요?`}
      description={
        hasChanges
          ? '아직 공개하지 않은 내용은 사라져요. 되살린 판은 공개해야 쓸 수 있어요.'
          : '되살린 판은 공개해야 쓸 수 있어요. 이미 보낸 문서는 바뀌지 않아요.'
      }
      action={{ label: '되살리기' }}
      isBusy={restore.isPending}
      failure={restore.error && getErrorMessage(restore.error)}
      onConfirm={() => restore.mutate()}
      onClose={onClose}
    />
  );
}
