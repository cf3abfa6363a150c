import type { Contact } from '@/entities/contact';
import { Avatar } from '@/shared/ui/data/avatar';
import { ListRow } from '@/shared/ui/data/list-row';
import { formatPhone } from '@/shared/ui/inputs/phone-input';
import { ListMobile } from '@/widgets/list-frame';
import { ContactFilters } from './contact-filters';
import { ContactMenu } from './contact-menu';
import { ContactsHeader } from './contacts-header';
import type { ContactsViewProps } from './contacts-view';
import { NoContacts } from './no-contacts';

export function ContactsMobile(props: ContactsViewProps) {
  const { contacts, isFailed, mayManage, onFilter, onAct } = props;
  return (
    <ListMobile
      header={<ContactsHeader phone {...props} />}
      filters={<ContactFilters {...props} />}
      label="연락처"
      unit="명"
      list={contacts}
      isFailed={isFailed}
      nothing={<NoContacts {...props} />}
      onRetry={props.onRetry}
      onPage={(page) => onFilter({ page })}
      renderRow={(contact) => (
        <ListRow
          key={contact.contactId}
          lead={<Avatar name={contact.name} size={34} />}
          title={contact.name}
          description={describe(contact)}
          {...(mayManage && {
            onOpen: () => onAct({ act: 'edit', contact }),
            tail: <ContactMenu contact={contact} onAct={onAct} />,
          })}
        />
      )}
    />
  );
}

/** Has room for a single contact detail. The form shows the others. */
const describe = ({ company, email, phone }: Contact) =>
  [company, email ?? (phone && formatPhone(phone))].filter(Boolean).join(' · ');
