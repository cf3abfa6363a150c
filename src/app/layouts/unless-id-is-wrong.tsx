import { lazy, Suspense } from 'react';
import { Outlet, useParams } from 'react-router-dom';

const NotFound = lazy(async () => ({ default: (await import('@/pages/not-found')).Component }));

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** An address whose id can be nobody's is not one of ours: nothing is asked for it, and no frame is drawn around it. */
export function UnlessIdIsWrong() {
  const { contractId } = useParams();
  if (contractId === undefined || UUID.test(contractId)) return <Outlet />;
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
