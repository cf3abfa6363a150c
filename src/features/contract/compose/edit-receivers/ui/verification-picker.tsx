import * as Popover from '@radix-ui/react-popover';
import { ChevronDown } from '@/shared/icons';
import { useState } from 'react';
import { formatVerification, type VerificationStep } from '@/entities/contract';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { useField, useFieldLabelId } from '@/shared/ui/inputs/field';
import { useFloatingLayer } from '@/shared/ui/overlays/layer';
import { useLayout } from '@/shared/ui/layout/responsive';
import { Sheet } from '@/shared/ui/overlays/sheet';
import * as styles from './receivers.css';

/** Ordered from strongest to weakest. */
const STEPS: readonly { step: VerificationStep; note: string }[] = [
  { step: 'PHONE_IDENTITY', note: '본인 명의 휴대폰인지 통신사가 확인해요' },
  { step: 'PHONE_CODE', note: '문자로 여섯 자리 번호를 보내요' },
  { step: 'EMAIL_CODE', note: '메일로 여섯 자리 번호를 보내요' },
  { step: 'ACCESS_CODE', note: '따로 알려준 비밀번호를 물어요' },
];

type VerificationPickerProps = {
  value: readonly VerificationStep[];
  onValueChange: (steps: VerificationStep[]) => void;
  /** True for viewers, who need no verification. */
  readOnly: boolean;
};

export function VerificationPicker({ value, onValueChange, readOnly }: VerificationPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const wiring = useField();
  const labelId = useFieldLabelId();
  const layer = useFloatingLayer();
  const isMobile = useLayout() === 'mobile';

  const open = (next: boolean) => !readOnly && setIsOpen(next);
  const list = (
    <div className={styles.steps} role="group" aria-label="본인 확인">
      {STEPS.map(({ step, note }) => (
        <div key={step} className={styles.stepRow}>
          <Checkbox
            label={formatVerification([step])}
            description={note}
            checked={value.includes(step)}
            onChange={(event) =>
              onValueChange(event.target.checked ? [...value, step] : value.filter((other) => other !== step))
            }
          />
        </div>
      ))}
    </div>
  );
  const trigger = (
    <button
      type="button"
      id={wiring.id}
      className={styles.trigger}
      aria-labelledby={`${labelId} ${wiring.id}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-disabled={readOnly || undefined}
      {...(isMobile && { onClick: () => open(!isOpen) })}
    >
      <span className={styles.triggerText}>{formatVerification(readOnly ? [] : value)}</span>
      {!readOnly && <ChevronDown />}
    </button>
  );

  if (isMobile) {
    return (
      <>
        {trigger}
        <Sheet open={isOpen} onOpenChange={setIsOpen} title="본인 확인">
          {list}
        </Sheet>
      </>
    );
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={open}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="본인 확인 고르기"
          className={`${styles.popover} ${layer}`}
          align="start"
          sideOffset={6}
          collisionPadding={8}
        >
          {list}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
