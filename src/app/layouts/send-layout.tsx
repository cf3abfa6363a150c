import { Outlet } from 'react-router-dom';
import { useSession } from '@/entities/user';
import { NoSending } from '@/widgets/send-frame';

/** Wraps the pages that lead to a sent document: no sidebar, and only for members who may send. */
export function Component() {
  const { user } = useSession();
  return user.permissions.includes('CONTRACT_SEND') ? <Outlet /> : <NoSending />;
}
