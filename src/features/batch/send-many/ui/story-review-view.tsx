import type { Batch } from '@/entities/batch';
import { useBatchSettings } from '../model/use-batch-settings';
import { ReviewView, type ReviewViewProps } from './review-view';

type StoryReviewProps = Omit<ReviewViewProps, 'settings'> & {
  templateMail: string | undefined;
  onChanged: (batch: Batch) => void;
};

/** The review with settings that are saved, as the widget shows it. */
export function StoryReview({ templateMail, onChanged, ...review }: StoryReviewProps) {
  return <ReviewView {...review} settings={useBatchSettings(review.batch, templateMail, onChanged)} />;
}
