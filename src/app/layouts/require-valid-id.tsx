import { lazy, Suspense } from 'react';
import { Outlet, useParams } from 'react-router-dom';

const NotFound = lazy(async () => ({ default: (await import('@/pages/not-found')).Component }));

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** An id in an invalid format shows the not-found page, without any request or layout. */
export function RequireValidId() {
  const { contractId } = useParams();
  if (contractId === undefined || UUID.test(contractId)) return <Outlet />;
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
