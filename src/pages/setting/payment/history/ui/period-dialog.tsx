import { useState } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { DatePicker, UNREADABLE_DAY } from '@/shared/ui/inputs/date-picker';
import { Field } from '@/shared/ui/inputs/field';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import type { Period } from '../model/periods';

type PeriodDialogProps = { period: Period; onChoose: (period: Period) => void; onClose: () => void };

export function PeriodDialog({ period, onChoose, onClose }: PeriodDialogProps) {
  const [{ from, to }, setDays] = useState(period);
  const isUnreadable = from === UNREADABLE_DAY || to === UNREADABLE_DAY;
  const isBackwards = !isUnreadable && from !== null && to !== null && from > to;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title="언제 결제한 내역을 볼까요?"
      dirty={from !== period.from || to !== period.to}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button
            variant="primary"
            size="lg"
            disabledReason={
              isUnreadable ? '날짜를 다시 적어주세요.' : isBackwards ? '끝나는 날이 시작하는 날보다 빨라요.' : undefined
            }
            onClick={() => onChoose({ from, to })}
          >
            보기
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Field label="시작하는 날">
          <DatePicker value={from} onValueChange={(day) => setDays({ from: day, to })} />
        </Field>
        <Field label="끝나는 날" error={isBackwards ? '끝나는 날이 시작하는 날보다 빨라요.' : undefined}>
          <DatePicker value={to} onValueChange={(day) => setDays({ from, to: day })} />
        </Field>
      </Stack>
    </Dialog>
  );
}
