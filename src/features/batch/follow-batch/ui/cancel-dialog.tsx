import { useState } from 'react';
import { formatCount, type Batch } from '@/entities/batch';
import { Button } from '@/shared/ui/actions/button';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { Field } from '@/shared/ui/inputs/field';
import { RadioGroup } from '@/shared/ui/inputs/radio-group';
import { Stack } from '@/shared/ui/layout/stack';
import { TextArea } from '@/shared/ui/inputs/text-input';

const MAX_REASON = 500;

type CancelDialogProps = {
  batch: Pick<Batch, 'counts'>;
  onCancel: (choice: { alsoSent: boolean; reason: string }) => void;
  onClose: () => void;
};

/** Asks whether to cancel the documents that were already sent, too. */
export function CancelDialog({ batch: { counts }, onCancel, onClose }: CancelDialogProps) {
  const [alsoSent, setAlsoSent] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isMissing = alsoSent && reason.trim() === '';
  const confirm = () => {
    setIsTried(true);
    if (!isMissing) onCancel({ alsoSent, reason: reason.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="더 보내지 않을까요?"
      description={`아직 보내지 않은 ${formatCount(counts.ready)}건은 보내지 않아요. 되돌릴 수 없어요.`}
      dirty={alsoSent && reason !== ''}
      footer={
        <>
          <DialogCancel>계속 보내기</DialogCancel>
          <Button size="lg" variant="danger" onClick={confirm}>
            그만 보내기
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {counts.sent > 0 && (
          <Field label={`이미 보낸 ${formatCount(counts.sent)}건은`} group>
            <RadioGroup
              options={[
                { value: 'keep', label: '그대로 두기' },
                { value: 'cancel', label: '진행 중인 문서도 취소하기' },
              ]}
              value={alsoSent ? 'cancel' : 'keep'}
              onValueChange={(value) => setAlsoSent(value === 'cancel')}
            />
          </Field>
        )}
        {alsoSent && (
          <Field
            label="취소하는 까닭"
            hint="받는 분에게 함께 알려드려요."
            error={isTried && isMissing ? '취소하는 까닭을 적어주세요.' : undefined}
          >
            <TextArea limit={MAX_REASON} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}
