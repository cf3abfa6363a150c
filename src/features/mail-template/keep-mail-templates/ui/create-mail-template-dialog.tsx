import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { MailTemplate, MailText } from '@/entities/setting/mail-template';
import { createRequestKey, getErrorMessage } from '@/shared/api';
import { nameRule } from '@/shared/lib/form-rules';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Field } from '@/shared/ui/inputs/field';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { useCreateMailTemplate } from '../api/mail-template-acts';

type CreateMailTemplateDialogProps = {
  texts: MailText[];
  onDone: (template: MailTemplate) => void;
  onClose: () => void;
};

export function CreateMailTemplateDialog({ texts, onDone, onClose }: CreateMailTemplateDialogProps) {
  // A new name gets a new key, because the old one returns the earlier response.
  const [named, setNamed] = useState({ name: '', key: '' });
  const create = useCreateMailTemplate(onDone);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
  const submit = handleSubmit(({ name }) => {
    const next = name === named.name ? named : { name, key: createRequestKey() };
    setNamed(next);
    create.mutate({ ...next, texts });
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title="새 문구 만들기"
      description="기본 문구를 복사해서 시작해요. 고치지 않은 메일은 기본 문구로 보내요."
      dirty={formState.isDirty && !create.isSuccess}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button variant="primary" size="lg" type="submit" form="mail-template" loading={create.isPending}>
            만들기
          </Button>
        </>
      }
    >
      <form id="mail-template" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          {create.error && <Banner tone="danger">{getErrorMessage(create.error)}</Banner>}
          <Field label="문구 이름" hint="예: 입사 서류, 거래처" error={formState.errors.name?.message}>
            <TextInput autoComplete="off" maxLength={50} {...register('name', nameRule)} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
