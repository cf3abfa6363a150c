import { lazy } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/shared/routes';

/** Loaded once the first page is visible. */
const Signing = lazy(async () => ({ default: (await import('@/widgets/signing')).Signing }));

export function Component() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return <Signing fieldId={params.get('field')} onStart={() => void navigate(href('receiverCallback'))} />;
}
