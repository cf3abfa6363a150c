import type { ReactNode } from 'react';
import type { Batch } from '@/entities/batch';
import { ReviewView, useBatchSettings, type ReviewViewProps } from '@/features/batch/send-many';
import { LeaveConfirmation, useUnsavable } from '@/features/contract/compose/save-draft';
import type { FrameParts } from './frame-parts';

type ReviewStepProps = Omit<ReviewViewProps, 'settings'> & {
  templateMail: string | undefined;
  renderFrame: (parts: FrameParts) => ReactNode;
  onChanged: (batch: Batch) => void;
};

export function ReviewStep({ templateMail, renderFrame, onChanged, ...review }: ReviewStepProps) {
  const settings = useBatchSettings(review.batch, templateMail, onChanged);
  const saver = useUnsavable(settings, settings.problems.isWrong);
  return renderFrame({
    isPreview: true,
    isBare: true,
    saving: { state: saver.state, retry: settings.retry },
    children: (
      <>
        <LeaveConfirmation saver={saver} />
        <ReviewView {...review} settings={settings} />
      </>
    ),
  });
}
