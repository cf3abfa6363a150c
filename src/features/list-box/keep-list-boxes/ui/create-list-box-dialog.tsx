import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ListBox } from '@/entities/setting/list-box';
import { createRequestKey, getErrorMessage } from '@/shared/api';
import { nameRule } from '@/shared/lib/form-rules';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Field } from '@/shared/ui/inputs/field';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { useCreateListBox } from '../api/list-box-acts';

type CreateListBoxDialogProps = { onDone: (box: ListBox) => void; onClose: () => void };

export function CreateListBoxDialog({ onDone, onClose }: CreateListBoxDialogProps) {
  // A new name gets a new key, because the old one returns the earlier response.
  const [named, setNamed] = useState({ name: '', key: '' });
  const create = useCreateListBox(onDone);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
  const submit = handleSubmit(({ name }) => {
    const next = name === named.name ? named : { name, key: createRequestKey() };
    setNamed(next);
    create.mutate(next);
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title="목록 만들기"
      description="자주 고르는 것을 모아두면 여러 문서에서 함께 쓸 수 있어요."
      dirty={formState.isDirty && !create.isSuccess}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button variant="primary" size="lg" type="submit" form="list-box" loading={create.isPending}>
            만들기
          </Button>
        </>
      }
    >
      <form id="list-box" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          {create.error && <Banner tone="danger">{getErrorMessage(create.error)}</Banner>}
          <Field label="목록 이름" hint="예: 근무지, 부서, 상품" error={formState.errors.name?.message}>
            <TextInput autoComplete="off" maxLength={50} {...register('name', nameRule)} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
