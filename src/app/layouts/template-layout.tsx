import { Outlet } from 'react-router-dom';
import { useSession } from '@/entities/user';
import { TemplatesForbidden } from '@/widgets/send-frame';

/** Wraps the pages for editing templates, which have no sidebar and are only for members who may manage templates. */
export function Component() {
  const { user } = useSession();
  return user.permissions.includes('TEMPLATE_MANAGE') ? <Outlet /> : <TemplatesForbidden />;
}
