import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { Contract, Receiver } from '@/entities/contract';
import { listContractPages, placeFields } from '@/entities/document';
import { ActionRefusal, type InsufficientCreditsProps } from '@/entities/payment/credit';
import { createRequestKey } from '@/shared/api';
import { MAX_MESSAGE_LENGTH } from '@/shared/config';
import { Button } from '@/shared/ui/actions/button';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { Field } from '@/shared/ui/inputs/field';
import { Stack } from '@/shared/ui/layout/stack';
import { TextArea } from '@/shared/ui/inputs/text-input';
import { countGraphemes } from '#rules/graphemes.ts';
import { isAutoFilled } from '#rules/fill-field.ts';
import { useRequestCorrection } from '../api/receiver-acts';

type Form = { fieldIds: string[]; message: string };
export type RequestCorrectionDialogProps = {
  contract: Pick<Contract, 'contractId' | 'fields' | 'files' | 'sealedPages' | 'documentUrl'>;
  receiver: Receiver;
  onClose: () => void;
  onBuy?: InsufficientCreditsProps['onBuy'];
};

/** Asks a receiver to correct a value after signing. The other receivers then agree to the change. */
export function RequestCorrectionDialog({ contract, receiver, onClose, onBuy }: RequestCorrectionDialogProps) {
  const [requestKey, setRequestKey] = useState(createRequestKey);
  const form = useForm<Form>({ defaultValues: { fieldIds: [], message: '' } });
  const { control, register, handleSubmit, formState } = form;
  const message = useWatch({ control, name: 'message' });
  const ask = useRequestCorrection(contract.contractId, onClose);
  const fields = placeFields(contract.fields, listContractPages(contract)).filter(
    (field) => field.receiverUuid === receiver.receiverUuid && !isAutoFilled(field) && !field.readOnly,
  );
  const submit = handleSubmit(({ fieldIds, message: asked }) =>
    ask.mutate({ requestKey, receiverUuid: receiver.receiverUuid, fieldIds, message: asked.trim() }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${receiver.name} 님에게 다시 부탁할까요?`}
      description="고른 칸만 고칠 수 있게 다시 열어드려요. 먼저 서명한 분들은 달라진 곳을 보고 동의해야 해요."
      dirty={formState.isDirty}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button variant="primary" size="lg" type="submit" form="ask-again" loading={ask.isPending}>
            다시 부탁하기
          </Button>
        </>
      }
    >
      <form
        id="ask-again"
        noValidate
        onChange={() => setRequestKey(createRequestKey())}
        onSubmit={(event) => void submit(event)}
      >
        <Stack gap={4}>
          <ActionRefusal error={ask.error} onBuy={onBuy} />
          <Field label="고칠 칸" group error={formState.errors.fieldIds?.message}>
            <Controller
              control={control}
              name="fieldIds"
              rules={{ validate: (chosen) => chosen.length > 0 || '고칠 칸을 골라주세요.' }}
              render={({ field: { value, onChange } }) => (
                <Stack gap={2}>
                  {fields.map(({ fieldId, name }) => (
                    <Checkbox
                      key={fieldId}
                      label={name}
                      checked={value.includes(fieldId)}
                      onChange={(event) =>
                        onChange(
                          event.target.checked ? [...value, fieldId] : value.filter((other) => other !== fieldId),
                        )
                      }
                    />
                  ))}
                </Stack>
              )}
            />
          </Field>
          <Field
            label="무엇을 고치면 되나요?"
            hint={`${countGraphemes(message)} / ${MAX_MESSAGE_LENGTH}`}
            error={formState.errors.message?.message}
          >
            <TextArea
              rows={3}
              {...register('message', {
                validate: (asked) => {
                  const length = countGraphemes(asked.trim());
                  if (length === 0) return '무엇을 고치면 되는지 적어주세요.';
                  return length <= MAX_MESSAGE_LENGTH || `${MAX_MESSAGE_LENGTH}자까지 적을 수 있어요.`;
                },
              })}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
