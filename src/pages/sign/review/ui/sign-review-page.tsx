import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/shared/routes';

const Review = lazy(async () => ({ default: (await import('@/widgets/signing')).Review }));

export function Component() {
  const navigate = useNavigate();
  return (
    <Review
      fieldHref={(fieldId) => `${href('sign')}?field=${fieldId}`}
      onStart={() => void navigate(href('receiverCallback'))}
    />
  );
}
