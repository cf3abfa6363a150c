import { lazy, Suspense } from 'react';
import { Outlet, useParams } from 'react-router-dom';

const NotFound = lazy(async () => ({ default: (await import('@/pages/not-found')).Component }));

/** Shows the not-found page unless the URL has one of the two statuses that the payment provider returns with. */
export function RequireReturnStatus() {
  const { status } = useParams();
  if (status === undefined || status === 'success' || status === 'fail') return <Outlet />;
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
