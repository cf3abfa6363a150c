import { Ellipsis, Pencil, Trash } from '@/shared/icons';
import type { Contact } from '@/entities/contact';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';
import type { ContactsViewProps } from './contacts-view';

export function ContactMenu({ contact, onAct }: { contact: Contact } & Pick<ContactsViewProps, 'onAct'>) {
  const label = `${contact.name} 메뉴`;
  return (
    <DropdownMenu
      label={label}
      align="end"
      trigger={<IconButton label={label} icon={<Ellipsis />} />}
      items={[
        { label: '고치기', icon: <Pencil />, onSelect: () => onAct({ act: 'edit', contact }) },
        'separator',
        { label: '지우기', icon: <Trash />, danger: true, onSelect: () => onAct({ act: 'delete', contact }) },
      ]}
    />
  );
}
