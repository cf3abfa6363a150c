import { lazy, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/shared/routes';

const Review = lazy(async () => ({ default: (await import('@/widgets/signing')).Review }));

export function Component() {
  const navigate = useNavigate();
  const back = useCallback(() => void navigate(href('sign')), [navigate]);
  return (
    <Review
      fieldHref={(fieldId) => `${href('sign')}?field=${fieldId}`}
      onBack={back}
      onStart={() => void navigate(href('receiverCallback'))}
    />
  );
}
