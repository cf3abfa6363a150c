import type { Contact } from '@/entities/contact';
import { Avatar } from '@/shared/ui/data/avatar';
import { formatPhone } from '@/shared/ui/inputs/phone-input';
import { TableCell, TableHeader, TableName, TableRow } from '@/shared/ui/data/table';
import { ListDesktop } from '@/widgets/list-frame';
import { ContactFilters } from './contact-filters';
import { ContactMenu } from './contact-menu';
import { ContactsHeader } from './contacts-header';
import type { ContactsViewProps } from './contacts-view';
import * as styles from './contacts.css';
import { NoContacts } from './no-contacts';

const COLUMNS = 5;

export function ContactsDesktop(props: ContactsViewProps) {
  const { contacts, groups, isFailed, mayManage, onFilter, onAct } = props;
  const groupNames = ({ contactGroupIds }: Contact) =>
    groups.flatMap(({ contactGroupId, name }) => (contactGroupIds.includes(contactGroupId) ? [name] : []));
  return (
    <ListDesktop
      header={<ContactsHeader {...props} />}
      filters={<ContactFilters {...props} />}
      label="연락처"
      unit="명"
      list={contacts}
      isFailed={isFailed}
      nothing={<NoContacts {...props} />}
      onRetry={props.onRetry}
      onPage={(page) => onFilter({ page })}
      columns={COLUMNS}
      head={
        <>
          <TableHeader>이름</TableHeader>
          <TableHeader>메일 주소</TableHeader>
          <TableHeader>휴대폰 번호</TableHeader>
          <TableHeader>그룹</TableHeader>
          <TableHeader hiddenLabel>메뉴</TableHeader>
        </>
      }
      renderRow={(contact) => (
        <TableRow key={contact.contactId}>
          <TableCell name>
            <TableName
              lead={<Avatar name={contact.name} size={34} />}
              note={[contact.company, contact.title].filter(Boolean).join(' · ')}
            >
              {contact.name}
            </TableName>
          </TableCell>
          <TableCell className={styles.address}>{contact.email ?? '—'}</TableCell>
          <TableCell className={styles.number}>{contact.phone ? formatPhone(contact.phone) : '—'}</TableCell>
          <TableCell>{groupNames(contact).join(', ') || '—'}</TableCell>
          <TableCell align="end">{mayManage && <ContactMenu contact={contact} onAct={onAct} />}</TableCell>
        </TableRow>
      )}
    />
  );
}
