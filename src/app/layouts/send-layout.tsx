import { Outlet } from 'react-router-dom';
import { useSession } from '@/entities/user';
import { SendingForbidden } from '@/widgets/send-frame';

/** Wraps the pages of the sending flow: without a sidebar, and only for members who may send. */
export function Component() {
  const { user } = useSession();
  return user.permissions.includes('CONTRACT_SEND') ? <Outlet /> : <SendingForbidden />;
}
