import { Trash } from '@/shared/icons';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { reasonRule } from '@/shared/lib/form-rules';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { Field } from '@/shared/ui/inputs/field';
import { Stack } from '@/shared/ui/layout/stack';
import { TextArea } from '@/shared/ui/inputs/text-input';

type ReasonDialogProps = {
  title: string;
  description: string;
  reasonLabel: string;
  confirmLabel: string;
  /** Defaults to a bin. Null if nothing is deleted. */
  confirmIcon?: ReactNode;
  leaveLabel?: string;
  isBusy: boolean;
  failure: string | null;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** For actions that can't be undone and whose reason is recorded. */
export function ReasonDialog({
  title,
  description,
  reasonLabel,
  confirmLabel,
  confirmIcon = <Trash />,
  leaveLabel = '그만두기',
  isBusy,
  failure,
  ...on
}: ReasonDialogProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && on.onClose()}
      title={title}
      description={description}
      dirty={formState.isDirty}
      footer={
        <>
          <DialogCancel>{leaveLabel}</DialogCancel>
          <Button variant="danger" size="lg" icon={confirmIcon} type="submit" form="reason-form" loading={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id="reason-form"
        noValidate
        onSubmit={(event) => void handleSubmit(({ reason }) => on.onConfirm(reason))(event)}
      >
        <Stack gap={4}>
          {failure && <Banner tone="danger">{failure}</Banner>}
          <Field label={reasonLabel} error={formState.errors.reason?.message}>
            <TextArea rows={3} {...register('reason', reasonRule)} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
