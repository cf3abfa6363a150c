import { Outlet } from 'react-router-dom';
import { useSession } from '@/entities/user';
import { SendingForbidden } from '@/widgets/send-frame';

export function Component() {
  const { user } = useSession();
  return user.permissions.includes('CONTRACT_SEND') ? <Outlet /> : <SendingForbidden />;
}
