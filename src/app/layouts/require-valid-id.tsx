import { lazy, Suspense } from 'react';
import { Outlet, useParams } from 'react-router-dom';

const NotFound = lazy(async () => ({ default: (await import('@/pages/not-found')).Component }));

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Shows the not-found page for a malformed id, without any request or layout. */
export function RequireValidId() {
  const { contractId, templateId } = useParams();
  const id = contractId ?? templateId;
  if (id === undefined || UUID.test(id)) return <Outlet />;
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
