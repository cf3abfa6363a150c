import { lazy, Suspense } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { useSession } from '@/entities/user';
import { NoSending } from '@/widgets/send-frame';

const NotFound = lazy(async () => ({ default: (await import('@/pages/not-found')).Component }));

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Around the pages that lead to a sent document: no sidebar, only for those who may send. */
export function Component() {
  const { contractId } = useParams();
  const { user } = useSession();
  if (contractId !== undefined && !UUID.test(contractId)) {
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    );
  }
  return user.permissions.includes('CONTRACT_SEND') ? <Outlet /> : <NoSending />;
}
