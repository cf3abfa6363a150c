import { lazy, Suspense } from 'react';
import { Outlet, useParams } from 'react-router-dom';

const NotFound = lazy(async () => ({ default: (await import('@/pages/not-found')).Component }));

/** The payment provider returns with one of two statuses. Any other shows the not-found page. */
export function RequireReturnStatus() {
  const { status } = useParams();
  if (status === undefined || status === 'success' || status === 'fail') return <Outlet />;
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
