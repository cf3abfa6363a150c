import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { PaymentProfile } from '@/entities/payment/account';
import type { CreditPack } from '@/entities/payment/credit';
import { createRequestKey } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { useSetRefill } from '../api/set-refill';
import { parseThreshold } from '../model/refill-threshold';
import { RefillFields, type RefillForm } from './refill-fields';
import { RefillFailure, ImmediateRefillWarning } from './refill-notes';

type RefillDialogProps = {
  organizationUuid: string;
  refill: PaymentProfile['refill'];
  available: number;
  packs: readonly CreditPack[];
  onAddCard: () => void;
  onClose: () => void;
};

/** A bottom sheet on a phone. Mount it to open, unmount it to close. */
export function RefillDialog({ organizationUuid, refill, available, packs, onAddCard, onClose }: RefillDialogProps) {
  const [requestKey, setRequestKey] = useState(createRequestKey);
  const save = useSetRefill(onClose);
  const sold = packs.find(({ creditPackId }) => creditPackId === refill.creditPackId) ?? packs[0];
  const form = useForm<RefillForm>({
    defaultValues: { line: refill.below?.toLocaleString('ko-KR') ?? '', creditPackId: sold?.creditPackId ?? '' },
  });
  const [line, chosen] = useWatch({ control: form.control, name: ['line', 'creditPackId'] });
  const submit = form.handleSubmit(({ line: typed, creditPackId }) => {
    const below = parseThreshold(typed);
    if (below !== null) save.mutate({ organizationUuid, on: true, below, creditPackId, requestKey });
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="크레딧을 자동으로 채울까요?"
      description="남은 크레딧이 적어지면 기본 카드로 결제해서 채워요. 결제하지 못하면 자동으로 채우지 않고 메일로 알려드려요."
      dirty={form.formState.isDirty}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button
            variant="primary"
            size="lg"
            type="submit"
            form="refill"
            loading={save.isPending}
            loadingLabel="저장하는 중"
          >
            자동으로 채우기
          </Button>
        </>
      }
    >
      <form
        id="refill"
        noValidate
        // A different threshold or pack needs a new key. Submitting the same values again must not apply them twice.
        onChange={() => setRequestKey(createRequestKey())}
        onSubmit={(event) => void submit(event)}
      >
        <Stack gap={4}>
          {save.error && <RefillFailure error={save.error} onAddCard={onAddCard} />}
          <RefillFields form={form} packs={packs} />
          <ImmediateRefillWarning
            available={available}
            below={parseThreshold(line)}
            pack={packs.find(({ creditPackId }) => creditPackId === chosen)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
