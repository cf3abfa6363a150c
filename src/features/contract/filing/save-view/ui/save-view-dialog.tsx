import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { filingQueries } from '@/entities/filing';
import { api, getErrorMessage, unwrap } from '@/shared/api';
import { nameRule } from '@/shared/lib/form-rules';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { Field } from '@/shared/ui/inputs/field';
import { Stack } from '@/shared/ui/layout/stack';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { toast } from '@/shared/ui/feedback/toast';

type SaveViewDialogProps = { query: string; onClose: () => void };

export function SaveViewDialog({ query, onClose }: SaveViewDialogProps) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
  const save = useMutation({
    mutationFn: (name: string) => unwrap(api.POST('/saved-views', { body: { name, query } })),
    onSuccess: async () => {
      toast.success('저장했어요');
      onClose();
      await queryClient.invalidateQueries({ queryKey: filingQueries.all() });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title="지금 보기를 저장할까요?"
      description="거르기와 늘어놓은 순서를 이름으로 다시 열 수 있어요."
      dirty={formState.isDirty}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button variant="primary" size="lg" type="submit" form="save-view" loading={save.isPending}>
            저장하기
          </Button>
        </>
      }
    >
      <form id="save-view" noValidate onSubmit={(event) => void handleSubmit(({ name }) => save.mutate(name))(event)}>
        <Stack gap={4}>
          {save.error && <Banner tone="danger">{getErrorMessage(save.error)}</Banner>}
          <Field label="이름" error={formState.errors.name?.message}>
            <TextInput maxLength={50} {...register('name', nameRule)} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
