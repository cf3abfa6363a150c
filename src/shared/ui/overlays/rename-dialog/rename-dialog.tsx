import { useForm } from 'react-hook-form';
import { nameRule } from '@/shared/lib/form-rules';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { Field } from '@/shared/ui/inputs/field';
import { Stack } from '@/shared/ui/layout/stack';
import { TextInput } from '@/shared/ui/inputs/text-input';

type RenameDialogProps = {
  name: string;
  isBusy: boolean;
  failure: string | null;
  onRename: (name: string) => void;
  onClose: () => void;
};

const NAME_MAX = 50;

export function RenameDialog({ name, isBusy, failure, onRename, onClose }: RenameDialogProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name } });
  const submit = handleSubmit((typed) => (typed.name === name ? onClose() : onRename(typed.name)));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title="이름 바꾸기"
      dirty={formState.isDirty}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button variant="primary" size="lg" type="submit" form="rename" loading={isBusy}>
            저장하기
          </Button>
        </>
      }
    >
      <form id="rename" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          {failure && <Banner tone="danger">{failure}</Banner>}
          <Field label="이름" error={formState.errors.name?.message}>
            <TextInput autoComplete="off" maxLength={NAME_MAX} {...register('name', nameRule)} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
