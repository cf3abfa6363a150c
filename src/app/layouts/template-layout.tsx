import { Outlet } from 'react-router-dom';
import { useSession } from '@/entities/user';
import { TemplatesForbidden } from '@/widgets/send-frame';

export function Component() {
  const { user } = useSession();
  return user.permissions.includes('TEMPLATE_MANAGE') ? <Outlet /> : <TemplatesForbidden />;
}
