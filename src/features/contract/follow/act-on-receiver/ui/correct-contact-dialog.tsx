import { tidyEmail } from '#rules/email.ts';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import {
  LanguageField,
  toChannels,
  toChannelChoice,
  CHANNEL_CHOICES,
  type Receiver,
  type ChannelChoice,
} from '@/entities/contract';
import { ActionRefusal, type InsufficientCreditsProps } from '@/entities/payment/credit';
import { createRequestKey } from '@/shared/api';
import { extractDigits, isEmail, isPhone, nameRule } from '@/shared/lib/form-rules';
import { Button } from '@/shared/ui/actions/button';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { Field } from '@/shared/ui/inputs/field';
import { PhoneInput } from '@/shared/ui/inputs/phone-input';
import { SegmentedControl } from '@/shared/ui/inputs/segmented-control';
import { Stack } from '@/shared/ui/layout/stack';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { useCorrectContact } from '../api/receiver-acts';

type Form = { name: string; email: string; phone: string; way: ChannelChoice; language: Receiver['language'] };

type CorrectContactDialogProps = {
  contractId: string;
  receiver: Receiver;
  onClose: () => void;
  onBuy: InsufficientCreditsProps['onBuy'];
};

/** Saving a correction invalidates earlier links and resends the message to the new address or number. */
export function CorrectContactDialog({ contractId, receiver, onClose, onBuy }: CorrectContactDialogProps) {
  const [requestKey, setRequestKey] = useState(createRequestKey);
  const form = useForm<Form>({
    defaultValues: {
      name: receiver.name,
      email: receiver.email ?? '',
      phone: receiver.phone ?? '',
      way: toChannelChoice(receiver.channels),
      language: receiver.language,
    },
  });
  const { register, control, handleSubmit, formState } = form;
  const correct = useCorrectContact({ contractId, receiverUuid: receiver.receiverUuid }, onClose);
  const way = useWatch({ control, name: 'way' });
  const submit = handleSubmit(({ name, email, phone, way: chosen, language }) =>
    correct.mutate({
      requestKey,
      correction: {
        name,
        email: tidyEmail(email) || null,
        phone: extractDigits(phone) || null,
        channels: toChannels(chosen),
        language,
      },
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="받는 분의 연락처를 고칠까요?"
      description="먼저 보낸 링크는 쓸 수 없게 되고, 고친 곳으로 다시 보내요."
      dirty={formState.isDirty}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button variant="primary" size="lg" type="submit" form="correction" loading={correct.isPending}>
            고치고 다시 보내기
          </Button>
        </>
      }
    >
      <form
        id="correction"
        noValidate
        onChange={() => setRequestKey(createRequestKey())}
        onSubmit={(event) => void submit(event)}
      >
        <Stack gap={4}>
          <ActionRefusal error={correct.error} onBuy={onBuy} />
          <Field label="이름" error={formState.errors.name?.message}>
            <TextInput autoComplete="off" {...register('name', nameRule)} />
          </Field>
          <Field label="보낼 방법" group>
            <Controller
              control={control}
              name="way"
              render={({ field }) => (
                <SegmentedControl options={CHANNEL_CHOICES} value={field.value} onValueChange={field.onChange} />
              )}
            />
          </Field>
          <Field label="메일 주소" optional={way === 'SMS'} error={formState.errors.email?.message}>
            <TextInput
              type="email"
              autoComplete="off"
              {...register('email', {
                validate: (email, { way: chosen }) =>
                  (chosen === 'SMS' && !tidyEmail(email)) || isEmail(email) || '메일 주소가 맞는지 확인해주세요.',
              })}
            />
          </Field>
          <Field label="휴대폰 번호" optional={way === 'MAIL'} error={formState.errors.phone?.message}>
            <PhoneInput
              {...register('phone', {
                validate: (phone, { way: chosen }) =>
                  (chosen === 'MAIL' && !phone.trim()) || isPhone(phone) || '번호를 끝까지 적어주세요.',
              })}
            />
          </Field>
          <Controller
            control={control}
            name="language"
            render={({ field: { value, onChange } }) => <LanguageField value={value} onChange={onChange} />}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
