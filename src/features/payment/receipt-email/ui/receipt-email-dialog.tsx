import { tidyEmail } from '#rules/email.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createRequestKey, getErrorMessage } from '@/shared/api';
import { isEmail } from '@/shared/lib/form-rules';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Field } from '@/shared/ui/inputs/field';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { useSetReceiptEmail } from '../api/set-receipt-email';

type ReceiptEmailDialogProps = { organizationUuid: string; receiptEmail: string | null; onClose: () => void };

const EMAIL_MAX = 254;
const emailOrNothing = {
  setValueAs: tidyEmail,
  validate: (typed: string) => typed === '' || isEmail(typed) || '메일 주소가 맞는지 확인해주세요.',
};

/** Mount it to open, unmount it to close. Saving an empty address removes it. */
export function ReceiptEmailDialog({ organizationUuid, receiptEmail, onClose }: ReceiptEmailDialogProps) {
  const [requestKey, setRequestKey] = useState(createRequestKey);
  const save = useSetReceiptEmail(onClose);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: receiptEmail ?? '' } });
  const submit = handleSubmit(({ email }) => {
    const wanted = email === '' ? null : email;
    if (wanted === receiptEmail) return onClose();
    save.mutate({ organizationUuid, receiptEmail: wanted, requestKey });
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title="영수증을 어디로 보낼까요?"
      description="결제를 관리하는 멤버와 함께 이 주소로도 보내요."
      dirty={formState.isDirty}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button variant="primary" size="lg" type="submit" form="receipt-email" loading={save.isPending}>
            저장하기
          </Button>
        </>
      }
    >
      <form
        id="receipt-email"
        noValidate
        onChange={() => setRequestKey(createRequestKey())}
        onSubmit={(event) => void submit(event)}
      >
        <Stack gap={4}>
          {save.error && <Banner tone="danger">{getErrorMessage(save.error)}</Banner>}
          <Field label="메일 주소" optional hint="비우면 멤버에게만 보내요." error={formState.errors.email?.message}>
            <TextInput type="email" autoComplete="email" maxLength={EMAIL_MAX} {...register('email', emailOrNothing)} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
