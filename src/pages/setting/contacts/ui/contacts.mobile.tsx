import type { Contact } from '@/entities/contact';
import { Avatar } from '@/shared/ui/data/avatar';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { List, ListRow } from '@/shared/ui/data/list-row';
import { Pagination } from '@/shared/ui/data/pagination';
import { formatPhone } from '@/shared/ui/inputs/phone-input';
import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { ContactFilters } from './contact-filters';
import { ContactMenu } from './contact-menu';
import { ContactsHeader } from './contacts-header';
import type { ContactsViewProps } from './contacts-view';
import * as styles from './contacts.css';
import { NoContacts } from './no-contacts';

export function ContactsMobile(props: ContactsViewProps) {
  const { contacts, isFailed, mayManage, onFilter, onAct } = props;
  return (
    <>
      <ContactsHeader phone {...props} />
      <ContactFilters {...props} />
      <div className={styles.list}>
        {isFailed && (
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={props.onRetry}>
                다시 불러오기
              </Button>
            }
          >
            목록을 불러오지 못했어요.
          </Banner>
        )}
        <SkeletonRegion isLoading={!contacts && !isFailed} skeleton={<RowSkeletons />}>
          {null}
        </SkeletonRegion>
        {contacts?.items.length === 0 && <NoContacts {...props} />}
        {contacts && contacts.items.length > 0 && (
          <List label="연락처">
            {contacts.items.map((contact) => (
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
            ))}
          </List>
        )}
      </div>
      {contacts && contacts.total > contacts.size && (
        <Pagination
          page={contacts.page}
          pageSize={contacts.size}
          total={contacts.total}
          unit="명"
          onPageChange={(page) => onFilter({ page })}
        />
      )}
    </>
  );
}

/** One contact detail is enough for a line. The rest is in the form. */
const describe = ({ company, email, phone }: Contact) =>
  [company, email ?? (phone && formatPhone(phone))].filter(Boolean).join(' · ');

const RowSkeletons = () => (
  <div className={styles.rows}>
    {['a', 'b', 'c', 'd', 'e'].map((row) => (
      <Skeleton key={row} shape="title" width="3/4" />
    ))}
  </div>
);
